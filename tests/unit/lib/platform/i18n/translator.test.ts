import { expect, test } from 'vitest';
import { createTranslator } from '#lib/platform/i18n/translator.ts';

test.each([
	['hr-HR', 0, '0'],
	['hr-HR', 999, '999'],
	['hr-HR', 26_186, '26.186'],
	['en-GB', 26_186, '26,186'],
])('%s formats %i as %s, alone and in a plural', (locale, count, written) => {
	const t = createTranslator(
		{ 'count.products.other': '{{count}}', 'count.products.one': '{{count}}', 'count.products.few': '{{count}}' },
		{ locale, home: '/' },
	);
	expect(t.digits(count)).toBe(written);
	expect(t.plural('count.products', count)).toBe(written);
});
