import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import { createLabelRecorder } from '#scripts/prerender/render/label-recorder.ts';

test('labels that two jobs of a thread read in turns are assigned to the screen of the job that read them', async () => {
	const recorder = createLabelRecorder();
	const translate = recorder.record(
		createTranslator({ 'account.city': 'Grad', 'account.cancel': 'Odustani' }, { locale: 'hr', home: '/', offers: () => true }),
	);
	const job = (label: 'account.city' | 'account.cancel', screen: 'catalog/product' | 'catalog/category') =>
		recorder.run(async () => {
			translate(label);
			await turn();
			recorder.assign('hr', new Set([screen]));
		});
	await Promise.all([job('account.city', 'catalog/product'), job('account.cancel', 'catalog/category')]);
	expect(recorder.take()).toEqual([
		{ lang: 'hr', screen: 'catalog/product', name: 'account.city' },
		{ lang: 'hr', screen: 'catalog/category', name: 'account.cancel' },
	]);
});

test('labels that pages of several screens read together belong to each of the screens', () => {
	const recorder = createLabelRecorder();
	const translate = recorder.record(createTranslator({ 'account.city': 'Grad' }, { locale: 'hr', home: '/', offers: () => true }));
	translate('account.city');
	recorder.assign('hr', new Set(['catalog/product', 'publish/post'] as const));
	expect(recorder.take()).toEqual([
		{ lang: 'hr', screen: 'catalog/product', name: 'account.city' },
		{ lang: 'hr', screen: 'publish/post', name: 'account.city' },
	]);
	recorder.assign('hr', new Set(['catalog/category'] as const));
	expect(recorder.take()).toEqual([]);
});

test('a feature that a page asks for is recorded by the name of its label, whether it is offered or not', () => {
	const recorder = createLabelRecorder();
	const translate = recorder.record(createTranslator({}, { locale: 'hr', home: '/', offers: (feature) => feature === 'wishlist' }));
	expect([translate.offers('wishlist'), translate.offers('compare')]).toEqual([true, false]);
	recorder.assign('hr', new Set(['catalog/product'] as const));
	expect(recorder.take().map(({ name }) => name)).toEqual(['lacking.wishlist', 'lacking.compare']);
});
