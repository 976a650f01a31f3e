import { unstable_serialize } from 'swr';
import { cache } from 'swr/_internal';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { CartView } from '#lib/cart/cart.ts';

class Page extends EventTarget {
	documentElement = { lang: 'hr-HR' };
	cookie = '';
	querySelector = () => null;
}

/** Messages of this tab to the others. */
let shared: CartView[];
class Channel {
	readonly name: string;
	constructor(name: string) {
		this.name = name;
	}
	postMessage(message: { cart: CartView }) {
		if (this.name === 'shop-cart') shared.push(message.cart);
	}
	close() {}
}

let page: Page;
/** The shop's response to each call, sent when the test allows it. */
let answers: Map<string, (body: object) => void>;
/** Bodies of all calls. */
let bodies: string[];
let cart: typeof import('#lib/cart/client/cart-changes.ts') & typeof import('#lib/cart/client/load-cart.ts');
let checkout: typeof import('#lib/checkout/client/change-cart-data.ts');

beforeEach(async () => {
	vi.resetModules();
	for (const key of cache.keys()) cache.delete(key);
	shared = [];
	answers = new Map();
	bodies = [];
	page = new Page();
	vi.stubGlobal('document', page);
	vi.stubGlobal('location', { pathname: '/' });
	vi.stubGlobal('navigator', { onLine: true });
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
	vi.stubGlobal('addEventListener', () => {});
	vi.stubGlobal('BroadcastChannel', Channel);
	vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
		bodies.push(String(body));
		return new Promise((done) => answers.set(path, (answer) => done(Response.json(answer))));
	});
	signInAs('guest');
	cart = { ...(await import('#lib/cart/client/cart-changes.ts')), ...(await import('#lib/cart/client/load-cart.ts')) };
	checkout = await import('#lib/checkout/client/change-cart-data.ts');
	return () => vi.unstubAllGlobals();
});

const signInAs = (epoch: string) => {
	page.cookie = `shop_state=u=1&c=0&s=${epoch}`;
};

/** A cart with a number of pieces of one product. */
function wire(version: number, qty: number) {
	const item = { id: 1, code: 'a', title: 'a', url_without_domain: '/a/', main_image_thumbs: [], manufacturer: null, category: '', variation: null };
	const amounts = { unit_price: 1, basic_price: 1, extra_price_lowest: null, discount_amount: 0, total: qty };
	const line = { shopping_cart_code: 'a', qty, maximum_qty: null, unit: 'kom', ...amounts, is_available: true, item };
	const total = { total_items_total: qty, total_extra_shipping: 0, total_tax: 0, total_basic: qty, total: qty, extraitems: [], extra_items: [] };
	return { version, parcels: [{ id: 1, items: qty > 0 ? [line] : [] }], customer: null, payment_type: null, total };
}

const CART = '/api/hapi/webshop/cart';
const PRODUCT = '/api/hapi/webshop/product';
const COUPON = '/api/hapi/webshop/coupon';
const ABANDONMENT = '/api/hapi/webshop/abandonment';

/** The result of a call whose response arrives after `meanwhile`. */
async function answered<T>(call: Promise<T>, path: string, body: object, meanwhile = () => {}): Promise<T> {
	await expect.poll(() => answers.has(path)).toBe(true);
	meanwhile();
	answers.get(path)?.(body);
	answers.delete(path);
	return call;
}
const loaded = (version: number, qty: number, meanwhile?: () => void) =>
	answered(cart.loadCart(), CART, { success: true, data: wire(version, qty) }, meanwhile);
const restored = (version: number, qty: number, meanwhile?: () => void) =>
	answered(checkout.changeCartData(ABANDONMENT, { method: 'POST', body: {} }), ABANDONMENT, { success: true, data: wire(version, qty) }, meanwhile);
const set = (quantity: number, answer: object, meanwhile?: () => void) =>
	answered(cart.changeCart({ kind: 'set', cartCode: 'a', quantity }), PRODUCT, answer, meanwhile);
const shown = (epoch = 'guest') => cache.get(unstable_serialize(cart.cartKey(epoch)))?.data?.count;

describe('a cart returned by a checkout step, a coupon or a recovery link', () => {
	test('stays when a later change is refused', async () => {
		await loaded(1, 0);
		await restored(2, 3);
		expect(shown()).toBe(3);
		expect(await set(99, { success: false, label_name: 'error_stock' })).toBe('refused');
		expect(shown()).toBe(3);
	});
	test('does not replace a newer one that arrived before it', async () => {
		await loaded(5, 4);
		await set(7, { success: true, data: wire(6, 7) });
		await restored(5, 4);
		expect(shown()).toBe(7);
	});
	test('is requested after earlier writes have an answer, so that the last choice wins', async () => {
		const first = checkout.changeCartData(ABANDONMENT, { method: 'POST', body: {} });
		const second = checkout.changeCartData(COUPON, { method: 'POST', body: { code: 'A' } });
		await answered(Promise.resolve(), ABANDONMENT, { success: false, label_name: 'error_cart' }, () => expect(answers.has(COUPON)).toBe(false));
		expect(await answered(second, COUPON, { success: true, data: wire(3, 1) })).toMatchObject({ ok: true });
		expect(await first).toMatchObject({ ok: false });
	});
	test('is not requested for a choice that another of its control replaces before it is sent', async () => {
		const PAYMENT = '/api/hapi/webshop/payment';
		const choose = (payment_code: string) => checkout.changeCartData(PAYMENT, { method: 'PUT', body: { payment_code }, control: 'payment' });
		const coupon = checkout.changeCartData(COUPON, { method: 'POST', body: { code: 'A' } });
		const [first, last] = [choose('card'), choose('wallet')];
		await answered(coupon, COUPON, { success: true, data: wire(3, 1) });
		const saved = await answered(last, PAYMENT, { success: true, data: wire(4, 1) });
		expect(await first).toBe(saved);
		expect(bodies.filter((body) => body.includes('payment_code'))).toEqual(['{"payment_code":"wallet"}']);
	});
	test('is shown by other tabs, too', async () => {
		await restored(2, 3);
		expect(shared.map(({ count }) => count)).toEqual([3]);
	});
	test('is not an error if the code that shows it fails to load', async () => {
		vi.resetModules();
		vi.doMock('#lib/cart/client/cart-changes.ts', () => {
			throw new TypeError('Failed to fetch dynamically imported module');
		});
		onTestFinished(() => void vi.doUnmock('#lib/cart/client/cart-changes.ts'));
		checkout = await import('#lib/checkout/client/change-cart-data.ts');
		expect(await restored(2, 3)).toMatchObject({ ok: true });
	});
});

describe('a response that arrives after another tab has signed in does not affect the customer’s cart', () => {
	const signIn = () => signInAs('customer');
	test.each([
		['that was loaded', () => loaded(9, 5, signIn)],
		['returned by a change', () => set(5, { success: true, data: wire(9, 5) }, signIn)],
		['returned by the checkout', () => restored(9, 5, signIn)],
	])('a cart %s', async (_, guests) => {
		await loaded(8, 4);
		await guests();
		expect(shown('customer')).toBeUndefined();
		expect((await loaded(3, 1)).count).toBe(1);
		expect(shared).toEqual([]);
	});
	test('but the first change of a visitor starts the session of its response', async () => {
		page.cookie = '';
		const begin = () => signInAs('first');
		const add = cart.changeCart({ kind: 'add', cartCode: 'a', quantity: 2 });
		await answered(Promise.resolve(), '/api/nuxtapi/token?regenerate=1', { success: true }, begin);
		expect(await answered(add, PRODUCT, { success: true, data: wire(1, 2) })).toBe('done');
		expect([shown('first'), shared.length]).toEqual([2, 1]);
	});
});
