import { expect, test } from 'vitest';
import { mergeShopTexts } from '#lib/platform/i18n/merge-shop-texts.ts';

const OURS = { 'cart.title': 'Košarica', 'cart.empty': 'Košarica je prazna', 'card.details': 'Detalji' };
const merge = (theirs: Record<string, string>) => mergeShopTexts(OURS, theirs, { file: 'shop/locales/hr.json', keys: Object.keys(OURS) });

test("a merchant's text replaces ours, and the others stay", () => {
	expect(merge({ 'cart.title': 'Vaša košara' })).toEqual({ ...OURS, 'cart.title': 'Vaša košara' });
});

test('a key that does not exist is refused with the nearest one', () => {
	expect(() => merge({ 'cart.titel': 'Košara' })).toThrow(
		'shop/locales/hr.json: there is no text "cart.titel". Did you mean "cart.title"? Texts of your own screens begin with "shop.".',
	);
});

test("texts of the merchant's own screens have keys of their own", () => {
	expect(merge({ 'shop.booking.title': 'Rezervacija' })).toMatchObject({ 'shop.booking.title': 'Rezervacija' });
});

test.each([1, null, ['a'], {}])('%j is no text', (text) => {
	expect(() => mergeShopTexts(OURS, JSON.parse(JSON.stringify({ 'cart.title': text })), { file: 'hr.json', keys: Object.keys(OURS) })).toThrow(
		'hr.json: the text of "cart.title" has to be a string.',
	);
});
