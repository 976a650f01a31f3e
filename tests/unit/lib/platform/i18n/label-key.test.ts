import { expect, test } from 'vitest';
import { backendLabel, type LabelKey } from '#lib/platform/i18n/label-key.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';

const t = createTranslator({ 'cart.title': 'Košarica', 'count.products.other': '{{count}} proizvoda' }, { locale: 'hr-HR', home: '/' });

/** `tsc` reports a directive above a line that compiles: each line below a directive must fail to compile. */
test('a key that the Croatian dictionary lacks does not compile, and is returned unchanged', () => {
	// @ts-expect-error misspelt
	expect(t('cart.titel')).toBe('cart.titel');
	// @ts-expect-error a plural without its form is no label
	expect(t('count.products')).toBe('count.products');
	// @ts-expect-error a label without plural forms
	expect(t.plural('cart.title', 2)).toBe('cart.title.other');
	const step: string = 'title';
	// @ts-expect-error any text may follow the prefix
	expect(t(`cart.${step}`)).toBe('Košarica');
});

test('a table and a template of known words compile', () => {
	const parts = ['title', 'empty_text'] as const;
	const [part] = parts;
	const table: Readonly<Record<(typeof parts)[number], LabelKey>> = { title: 'cart.title', empty_text: 'cart.empty_text' };
	expect(t(`cart.${part}`)).toBe('Košarica');
	expect(t(table[part])).toBe('Košarica');
	expect(t.plural('count.products', 5)).toBe('5 proizvoda');
});

test('a label that only a backend knows comes from a response', () => {
	const own = createTranslator({ error_closed_today: 'Danas ne radimo.' }, { locale: 'hr-HR', home: '/' });
	expect(own(backendLabel('error_', 'error_closed_today'))).toBe('Danas ne radimo.');
});
