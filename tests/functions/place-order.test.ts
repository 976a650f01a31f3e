import { MOST_CART_LINES } from '@titraj/contract/cart.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { CartView } from '#lib/cart/cart.ts';
import { toCart } from '#lib/cart/to-cart.ts';
import { placeOrder } from '#lib/checkout/client/place-order.ts';
import { onStateChange } from '#lib/platform/client/state-hint.ts';
import { openGuest, startPayingShop } from '#tests/support/paying-shop.ts';

let shop: Awaited<ReturnType<typeof startPayingShop>>;
let guest: Awaited<ReturnType<typeof openGuest>>;
beforeAll(async () => {
	shop = await startPayingShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
	guest = await openGuest(shop.url);
	await guest.add(21, 1);
	await guest.choose();
	// Browsers add cookies, and resolve addresses without an origin.
	vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: 'shop_state=u=0&c=1&s=one', documentElement: { lang: 'hr-HR' } }));
	vi.stubGlobal('addEventListener', () => {});
	vi.stubGlobal('BroadcastChannel', undefined);
	vi.stubGlobal('location', { pathname: '/webshop/pregled/' });
	const { fetch: real } = globalThis;
	vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
		path.startsWith('/') && init.method === 'POST' ? guest.jar.send('POST', path, String(init.body)) : real(path, init),
	);
});
afterEach(() => vi.unstubAllGlobals());

/** Number of requests to the page to reload its cart. */
function countReloads(): () => number {
	const onState = vi.fn();
	onTestFinished(onStateChange(onState));
	return () => onState.mock.calls.length;
}

const NOTHING = { minor: 0, currency: 'EUR' };
const seenCart = async () => toCart(await guest.cart(), 'EUR');

test('an order that is refused: the failure callback runs with the reason, and the failed-order page is next', async () => {
	const cart = await seenCart();
	await guest.add(21, 1);
	const failures: unknown[] = [];
	const reloads = countReloads();
	const placed = await placeOrder({ cart, note: '', acceptTerms: true, onFailed: (failure) => failures.push(failure) });
	expect(placed).toEqual({ next: '/webshop/neuspjela-narudzba/?error=error_order_changed' });
	expect(failures).toMatchObject([{ label: 'error_order_changed', changes: [{ label_name: 'changed_quantity' }] }]);
	expect(reloads()).toBe(1);
});

test('the callback is optional, and does not run for a placed order', async () => {
	const cart = await seenCart();
	const failed = vi.fn();
	const reloads = countReloads();
	expect(await placeOrder({ cart: { ...cart, version: cart.version + 1 }, note: '', acceptTerms: false })).toEqual({
		next: expect.stringContaining('?error='),
	});
	expect(await placeOrder({ cart, note: '', acceptTerms: true, onFailed: failed })).toEqual({ next: expect.stringContaining('/webshop/hvala/') });
	expect(failed).not.toHaveBeenCalled();
	expect(reloads()).toBe(2);
});

describe('an order that cannot be accepted', () => {
	const press = async (change: Partial<CartView> = {}, note = '') => placeOrder({ cart: { ...(await seenCart()), ...change }, note, acceptTerms: true });
	const linesOf = async (count: number) => {
		const { lines } = await seenCart();
		return Array.from({ length: count }, () => lines[0] ?? []).flat();
	};

	test.each([
		['more lines than a cart may have', MOST_CART_LINES + 1],
		['more than the shop reads', 3000],
	])('%s: the message is to order less', async (_title, count) => {
		expect(await press({ lines: await linesOf(count) })).toEqual({ problem: 'error_cart_full' });
		expect(await press()).toEqual({ next: expect.stringContaining('/webshop/hvala/') });
	});

	test('as many lines as a cart can have, with a long note, are processed', async () => {
		expect(await press({ lines: await linesOf(MOST_CART_LINES) }, 'č'.repeat(1000))).toEqual({ next: expect.any(String) });
	});

	test('too many attempts: the message is to wait', async () => {
		for (let attempt = 0; attempt < 20; attempt++) await guest.jar.send('POST', '/api/hapi/webshop/order', { ...(await guest.toOrder()), accept_terms: false });
		expect(await press()).toEqual({ problem: 'error_too_many_attempts' });
	});

	test('no response: the message is that the order is being checked, then that the result is unknown', async () => {
		vi.useFakeTimers();
		onTestFinished(() => void vi.useRealTimers());
		vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
		const cart = { version: 1, lines: [], count: 0, totals: { items: NOTHING, coupons: [], tax: NOTHING, total: NOTHING } };
		const checking = vi.fn();
		const placed = placeOrder({ cart, note: '', acceptTerms: true, onChecking: checking });
		await vi.runAllTimersAsync();
		expect(await placed).toEqual({ problem: 'checkout.unclear' });
		expect(checking).toHaveBeenCalledOnce();
	});
});
