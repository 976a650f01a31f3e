import { expect, test } from 'vitest';
import { standsFor } from '#lib/platform/i18n/label-plan.ts';
import { splitLabels } from '#lib/platform/i18n/split-labels.ts';
import { toLabelModules } from '#lib/platform/server/i18n/label-modules.server.ts';

test.each([
	['cart.title', 'cart.title', true],
	['cart.title', 'cart.title_long', false],
	['count.products', 'count.products.few', true],
	['count.products', 'count.products.two', true],
	['count', 'count.products.few', false],
	['error_*', 'error_closed_today', true],
	['error_*', 'error_', false],
	['section.*_anchor', 'section.documents_anchor', true],
	['section.*_anchor', 'section.documents', false],
	['review.*', 'review.count.few', true],
	['a.*a', 'a.a', false],
])('%s stands for %s: %s', (planned, key, expected) => {
	expect(standsFor(planned, key)).toBe(expected);
});

const labels = { 'count.products.one': '1', 'count.products.other': 'n', 'cart.title': 'Košarica', error_closed_today: 'Ne radimo', 'chrome.menu': 'Izbornik' };
const plan = { 'catalog/category': ['count.products'], 'webshop/shopping_cart': ['cart.title', 'count.products', 'error_*'] };
const read = (text = ''): unknown => JSON.parse(text.slice('export default '.length, -2));

test('each module has only the labels that its code uses, including those that only the backend knows', () => {
	const modules = splitLabels(labels, plan);
	expect(Object.keys(modules)).toEqual(['catalog/category', 'webshop/shopping_cart']);
	expect(read(modules['catalog/category'])).toEqual({ 'count.products.one': '1', 'count.products.other': 'n' });
	const { 'chrome.menu': _, ...ofCart } = labels;
	expect(read(modules['webshop/shopping_cart'])).toEqual(ofCart);
});

test('equal labels have equal addresses in any order; different ones have different addresses', () => {
	const { base } = toLabelModules('hr', labels, plan);
	expect(base).toMatch(/^\/assets\/labels\/hr\.[\da-f]{10}$/);
	expect(toLabelModules('hr', Object.fromEntries(Object.entries(labels).reverse()), plan).base).toBe(base);
	expect(toLabelModules('hr', { ...labels, 'cart.title': 'Vaša košarica' }, plan).base).not.toBe(base);
	expect(toLabelModules('hr', { ...labels, 'chrome.menu': 'Svi odjeli' }, plan).base).toBe(base);
});
