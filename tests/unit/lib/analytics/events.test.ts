import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { ANALYTICS_EVENTS } from '#lib/analytics/analytics-events.ts';
import { reachedBy, toCheckoutEvents } from '#lib/analytics/checkout-events.ts';
import { cleanLocation } from '#lib/analytics/clean-location.ts';
import { toClickEvents } from '#lib/analytics/click-events.ts';
import { toPurchase, toRefund } from '#lib/analytics/order-event.ts';
import { toPageEvents, withListed } from '#lib/analytics/page-events.ts';
import { containerNameOf, type ShopEvent } from '#lib/analytics/shop-event.ts';
import { beginsCart, toCartView, toEvents } from '#lib/analytics/to-events.ts';
import type { CartLine, CartView } from '#lib/cart/cart.ts';
import { type Consent, NO_CONSENT } from '#lib/consent/consent.ts';
import type { PageContent } from '#lib/screens/screen.ts';
import { GA4_EVENTS } from '#tests/support/ga4-schema.ts';
import { eur, sampleCard, sampleProduct } from '#tests/support/sample-product.ts';

const ALL: Consent = { decided: true, analytics: true, marketing: true };
const HREF = 'https://titraj.example/zasloni/';
const page = (screen: PageContent['screen'], props: object): PageContent =>
	Object.assign(Object.create(null), { screen, props, lang: 'hr', layout: 'default', title: 'Zasloni' });
const product = sampleProduct();
const productPage = page('catalog/product', { product, breadcrumbs: [], related: [sampleCard({ id: 8, url: '/b-proizvod-8/', cartCode: 'c8' })] });
const line = (quantity: number, change: Partial<CartLine> = {}): CartLine => ({
	...{
		id: 7,
		cartCode: 'c7',
		title: 'Zaslon',
		url: '/a/',
		picture: { ...sampleCard().picture, alt: '' },
		quantity,
		unitPrice: eur(1999),
		total: eur(1999 * quantity),
	},
	...{ available: true, ...change },
});
const cart = (...lines: CartLine[]): CartView => ({
	...{ version: 1, lines, count: lines.length },
	totals: { items: eur(lines.reduce((sum, { total }) => sum + total.minor, 0)), coupons: [{ code: 'LJETO', amount: eur(100) }], tax: eur(0), total: eur(0) },
});
const errors = ({ name, payload }: ShopEvent) => [...Value.Errors(GA4_EVENTS[name], payload)];

const order: OpenOrder = Object.assign(Object.create(null), {
	number: 'T-1',
	code: 'secret-code',
	order_identificator: '1-secret-code',
	datetime_created: '2026-11-20T10:00:00Z',
	currency: 'EUR',
	total: { total: '1.024,99 €', total_tax: 204.99, total_extra_shipping: 5, extraitems: [{ type: 'coupon', code: 'LJETO', amount: 1 }] },
	payment: { status: 'approved' },
	parcels: [
		{ items: [{ qty: 2, unit_price: 509.99, item: { id: null, code: 'TTR-7', title: 'Zaslon', manufacturer: 'Lumetra', category: null, variation: null } }] },
	],
});
const NOW = Date.parse('2026-11-21T10:00:00Z');

describe('pages', () => {
	test('a product page sends view events for its product, then its list', () => {
		const events = toPageEvents(productPage, HREF);
		expect(events.map(({ name }) => name)).toEqual(['page_view', 'view_item', 'view_item_list']);
		expect(events.flatMap(errors)).toEqual([]);
		expect(events[1]?.payload).toMatchObject({ currency: 'EUR', value: 289.9, items: [{ item_id: '7', item_category: 'Zasloni' }] });
	});

	test('an empty list sends nothing, a long one is cut', () => {
		const list = (products: object[]) => page('catalog/category', { title: 'Zasloni', listing: { path: '/zasloni/', products } });
		expect(toPageEvents(list([]), HREF).map(({ name }) => name)).toEqual(['page_view']);
		const [, shown] = toPageEvents(list(Array.from({ length: 500 }, (_, id) => sampleCard({ id: id + 1 }))), HREF);
		expect(shown?.payload).toMatchObject({ item_list_id: '/zasloni/' });
		expect(shown && 'items' in shown.payload && shown.payload.items.length).toBe(25);
	});

	test('a homepage sends its promotions, and a click selects one', () => {
		const home = page('cms/homepage', { title: 'a', blocks: [{ type: 'hero', title: 'Akcija', text: '', button: { title: 'x', url: '/akcija/' } }] });
		const events = [...toPageEvents(home, HREF), ...toClickEvents(home, '/akcija/')];
		expect(events.map(({ name }) => name)).toEqual(['page_view', 'view_promotion', 'select_promotion']);
		expect(events.flatMap(errors)).toEqual([]);
	});

	test('a click on a product of a list selects it with its position', () => {
		const [chosen] = toClickEvents(productPage, '/b-proizvod-8/');
		expect(chosen).toMatchObject({ name: 'select_item', payload: { item_list_id: 'related', items: [{ item_id: '8', index: 0 }] } });
		expect(toClickEvents(productPage, '/elsewhere/')).toEqual([]);
	});
});

describe('a list that was filtered, sorted or searched', () => {
	const listing = { path: '/zasloni/', scope: { category_id: 3 }, products: [sampleCard({ id: 1 })] };
	const products = [sampleCard({ id: 5, url: '/e/', cartCode: 'c5' }), sampleCard({ id: 6 })];
	const listed = { kind: 'listed', scope: { category_id: 3 }, products } as const;

	test.each([
		['catalog/category', '/zasloni/'],
		['catalog/search', 'search_results'],
	] as const)('%s: sends its products, a selection, and an addition to the wishlist', (screen, id) => {
		const own = page(screen, { title: 'Zasloni', listing });
		const events = toEvents(listed, own);
		expect(events).toMatchObject([{ name: 'view_item_list', payload: { item_list_id: id, items: [{ item_id: '5' }, { item_id: '6' }] } }]);
		expect(events.flatMap(errors)).toEqual([]);
		const then = withListed(own, listed) ?? own;
		expect(toClickEvents(then, '/e/')).toMatchObject([{ name: 'select_item', payload: { item_list_id: id, items: [{ item_id: '5', index: 0 }] } }]);
		expect(toEvents({ kind: 'wished', cartCode: 'c5' }, then)).toMatchObject([{ name: 'add_to_wishlist' }]);
		expect(toEvents({ ...listed, products: [] }, own)).toEqual([]);
	});

	test('a response that arrives after the page was left sends nothing', () => {
		expect(toEvents(listed, productPage)).toEqual([]);
		expect(toEvents(listed, page('catalog/category', { title: 'Pisači', listing: { ...listing, scope: { category_id: 4 } } }))).toEqual([]);
	});
});

describe('the cart', () => {
	const change = (before: CartView | undefined, after: CartView, added = 0) =>
		toEvents({ kind: 'cart-changed', before, after, cartCode: 'c7', added }, productPage);

	test.each([
		['added pieces', cart(line(1)), cart(line(3)), 0, 'add_to_cart', 2],
		['a first line', cart(), cart(line(1)), 1, 'add_to_cart', 1],
		['a line of a cart that was not viewed', undefined, cart(line(5)), 2, 'add_to_cart', 2],
		['removed pieces', cart(line(3)), cart(line(1)), 0, 'remove_from_cart', 2],
		['a removed line', cart(line(2)), cart(), 0, 'remove_from_cart', 2],
	] as const)('%s', (_title, before, after, added, name, quantity) => {
		const [event] = change(before, after, added);
		expect(event).toMatchObject({ name, payload: { value: Math.round(1999 * quantity) / 100, items: [{ item_id: '7', quantity }] } });
		expect(event && errors(event)).toEqual([]);
	});

	test('a change without effect sends nothing', () => {
		expect(change(cart(line(2)), cart(line(2)), 1)).toEqual([]);
		expect(change(undefined, cart(), 1)).toEqual([]);
	});

	test('an empty cart sends no view, a full one sends its coupon', () => {
		expect(toCartView(cart())).toEqual([]);
		const [event] = toCartView(cart(line(2)));
		expect(event).toMatchObject({ payload: { coupon: 'LJETO', value: 39.98 } });
		expect(event && errors(event)).toEqual([]);
	});

	test('a product in quick view sends a view, and can be added to the wishlist', () => {
		expect(toEvents({ kind: 'quick-viewed', page: productPage }, page('cms/default', { title: 'Dostava' } as never))).toMatchObject([
			{ name: 'view_item', payload: { items: [{ item_id: '7' }] } },
		]);
	});

	test('a product that opens in quick view over its own page sends no second view', () => {
		expect(toEvents({ kind: 'quick-viewed', page: productPage }, productPage)).toEqual([]);
	});

	test('wishlist events contain products of the page', () => {
		expect(toEvents({ kind: 'wished', cartCode: 'c8' }, productPage)).toMatchObject([{ name: 'add_to_wishlist', payload: { items: [{ item_id: '8' }] } }]);
		expect(toEvents({ kind: 'wished', cartCode: 'c9' }, productPage)).toEqual([]);
	});
});

describe('the checkout', () => {
	const known: CartView = {
		...cart(line(2)),
		missing: [],
		parcels: [{ id: 1, code: 'courier', title: 'Dostava na adresu' }],
		payment: { code: 'card', title: 'Kartica', instalments: 1 },
	};
	const sent = (at: Parameters<typeof reachedBy>[0], of = known, before: readonly string[] = []) => toCheckoutEvents(of, reachedBy(at), before);
	const ALL_STEPS = ['begin_checkout', 'add_shipping_info', 'add_payment_info'];

	test.each([
		['webshop/shopping_cart', []],
		['webshop/login', ['begin_checkout']],
		['webshop/customer', ['begin_checkout']],
		['webshop/shipping', ['begin_checkout']],
		['webshop/payment', ['begin_checkout', 'add_shipping_info']],
		['webshop/review_order', ALL_STEPS],
		['order', ALL_STEPS],
	] as const)('a shopper with a preselected delivery and payment who sees %s has done %j', (at, expected) => {
		const events = sent(at);
		expect(events.map(({ name }) => name)).toEqual(expected);
		expect(events.flatMap(errors)).toEqual([]);
	});

	test('names the delivery and the payment that the cart has, and its coupon', () => {
		expect(sent('order')).toMatchObject([
			{ payload: { coupon: 'LJETO', value: 39.98 } },
			{ payload: { shipping_tier: 'Dostava na adresu' } },
			{ payload: { payment_type: 'Kartica' } },
		]);
	});

	test('sends nothing twice', () => {
		expect(sent('webshop/review_order', known, ['begin_checkout', 'add_shipping_info']).map(({ name }) => name)).toEqual(['add_payment_info']);
		expect(sent('order', known, ALL_STEPS)).toEqual([]);
	});

	test.each<[string, (cart: CartView) => CartView, string[]]>([
		['no products', (full) => ({ ...full, lines: [] }), []],
		['no delivery', ({ parcels: _, ...rest }) => rest, ['begin_checkout', 'add_payment_info']],
		['no locker', (full) => ({ ...full, missing: ['locker'] }), ['begin_checkout', 'add_payment_info']],
		['no payment', ({ payment: _, ...rest }) => rest, ['begin_checkout', 'add_shipping_info']],
	])('does not count what a cart with %s lacks', (_title, change, expected) => {
		expect(sent('webshop/review_order', change(known)).map(({ name }) => name)).toEqual(expected);
	});

	test.each([
		['the first product of an empty cart', cart(line(2)), 2, true],
		['more of the only product', cart(line(3)), 1, false],
		['a second product', cart(line(1), line(1, { cartCode: 'c8' })), 1, false],
		['the last removed product', cart(), -1, false],
	] as const)('may begin anew with %s', (_title, after, added, expected) => {
		expect(beginsCart({ kind: 'cart-changed', before: undefined, after, cartCode: 'c7', added })).toBe(expected);
	});
});

describe('an order', () => {
	test('is a purchase with its number, never with its secret code', () => {
		const event = toPurchase(order, NOW);
		expect(event?.payload).toMatchObject({
			transaction_id: 'T-1',
			value: 1019.98,
			tax: 204.99,
			shipping: 5,
			coupon: 'LJETO',
			items: [{ item_id: 'TTR-7', quantity: 2 }],
		});
		expect(event && errors(event)).toEqual([]);
		expect(JSON.stringify(event)).not.toContain('secret');
	});

	test('sends nothing if it is days old, or its date is invalid', () => {
		expect(toPurchase({ ...order, datetime_created: '2026-11-01T10:00:00Z' }, NOW)).toBeNull();
		expect(toPurchase({ ...order, datetime_created: 'soon' }, NOW)).toBeNull();
	});

	test('that was refunded sends a refund', () => {
		expect(toRefund(order)).toBeNull();
		const event = toRefund({ ...order, payment: { ...order.payment, status: 'refunded' } });
		expect(event?.payload.transaction_id).toBe('T-1');
		expect(event && errors(event)).toEqual([]);
	});
});

test.each([
	['keeps the content of a page', '/zasloni/?page=2&sort=price&search_q=ssd', 'catalog/category', '/zasloni/?page=2&sort=price&search_q=ssd'],
	['loses the code of an order', '/webshop/hvala/?order_identificator=1-abc', 'webshop/thank_you', '/webshop/hvala/'],
	['loses the code of an order behind a language prefix', '/en/account/new-password/uuid/code/', 'auth/change_password', '/en/account/new-password/'],
	['loses the code of a mail', '/moj-racun/nova-lozinka/uuid/code/', 'auth/change_password', '/moj-racun/nova-lozinka/'],
	['loses personal data of a campaign', '/?utm_source=mail&utm_content=ana@primjer.example&email=a', 'cms/homepage', '/?utm_source=mail'],
	['loses a searched e-mail address', '/trazi/?search_q=ana@primjer.example', 'catalog/search', '/trazi/'],
	['has no doubled slash on a page without a subpath', '/moj-racun/', 'auth/edit', '/moj-racun/'],
	['has no doubled slash behind a language prefix', '/en/account/', 'auth/edit', '/en/account/'],
])('an address %s', (_title, path, screen, expected) => {
	expect(cleanLocation(`https://titraj.example${path}`, screen, { consent: ALL })).toBe(`https://titraj.example${expected}`);
});

describe('the click id of an ad', () => {
	const locate = (query: string, consent: Consent, landing: readonly string[] = []) =>
		new URL(cleanLocation(`https://titraj.example/zasloni/${query}`, 'catalog/category', { consent, landing })).search;

	test.each(['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'li_fat_id'])('%s is sent whole with full consent', (word) => {
		const id = 'Cj0KCQ-w_x.'.repeat(16);
		expect(locate(`?${word}=${id}&email=a`, ALL)).toBe(`?${word}=${id}`);
		expect(locate(`?${word}=${id}`, NO_CONSENT)).toBe('');
	});

	test('of Google is sent with consent to analytics, that of another network only with consent to marketing', () => {
		const query = '?gclid=a&gbraid=b&wbraid=c&dclid=d&fbclid=e&msclkid=f&ttclid=g&li_fat_id=h&utm_source=mail';
		expect(locate(query, { ...ALL, marketing: false })).toBe('?gclid=a&gbraid=b&wbraid=c&dclid=d&utm_source=mail');
		expect(locate(query, { ...ALL, analytics: false })).toBe('?fbclid=e&msclkid=f&ttclid=g&li_fat_id=h&utm_source=mail');
	});

	test.each(['?gclid=ana@primjer.example', `?gclid=${'a'.repeat(501)}`, '?gclid=', '?gclid=%3Cb%3E'])('is dropped if it is none: %s', (query) => {
		expect(locate(query, ALL)).toBe('');
	});

	test('of the page where the visit began is sent with the first page that is measured, unless that has its own', () => {
		const landing = ['https://titraj.example/', 'https://titraj.example/akcija/?gclid=a&email=b&utm_campaign=c'];
		expect(locate('?page=2', ALL, landing)).toBe('?page=2&gclid=a&utm_campaign=c');
		expect(locate('?fbclid=d', ALL, landing)).toBe('?fbclid=d');
	});
});

test('every event of the specification has a switch, a schema, and the container’s name', () => {
	expect(Object.keys(ANALYTICS_EVENTS).toSorted()).toEqual(Object.keys(GA4_EVENTS).toSorted());
	expect(Object.keys(ANALYTICS_EVENTS)).toHaveLength(17);
	const names = (['consent_choice', 'page_view', 'view_item_list', 'view_item', 'add_to_cart', 'begin_checkout', 'purchase', 'refund'] as const).map(
		containerNameOf,
	);
	expect(names).toEqual(['gdprConsents', 'pageView', 'viewItemList', 'viewItem', 'AddToCart', 'beginCheckout', 'purchaseSuccess', 'refund']);
});
