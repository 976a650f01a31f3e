import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toCart } from '#lib/api/mappers/to-cart.ts';
import { placeOrder } from '#lib/hooks/checkout/place-order.ts';
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
	// Cookies and addresses without an origin are what a browser adds.
	vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: 'shop_state=u=0&c=1&s=one', documentElement: { lang: 'hr-HR' } }));
	vi.stubGlobal('location', { pathname: '/webshop/pregled/' });
	const { fetch: real } = globalThis;
	vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
		path.startsWith('/') && init.method === 'POST' ? guest.jar.send('POST', path, String(init.body)) : real(path, init),
	);
});
afterEach(() => vi.unstubAllGlobals());

/** Times that the page is told to look at its cart anew. */
function countReloads(): () => number {
	const told = vi.fn();
	document.addEventListener('shop:state', told);
	return () => told.mock.calls.length;
}

const seenCart = async () => toCart(await guest.cart(), 'EUR');

test('an order that is refused: the failure callback runs with the reason, and the failed-order page is next', async () => {
	const cart = await seenCart();
	await guest.add(21, 1);
	const failures: unknown[] = [];
	const reloads = countReloads();
	const next = await placeOrder({ cart, note: '', acceptTerms: true, onFailed: (failure) => failures.push(failure) });
	expect(next).toBe('/webshop/neuspjela-narudzba/?error=error_order_changed');
	expect(failures).toMatchObject([{ label: 'error_order_changed', changes: [{ label_name: 'changed_quantity' }] }]);
	expect(reloads()).toBe(1);
});

test('the callback is optional, and does not run for an order that stands', async () => {
	const cart = await seenCart();
	const failed = vi.fn();
	const reloads = countReloads();
	expect(await placeOrder({ cart: { ...cart, version: cart.version + 1 }, note: '', acceptTerms: false })).toContain('?error=');
	expect(await placeOrder({ cart, note: '', acceptTerms: true, onFailed: failed })).toContain('/webshop/hvala/');
	expect(failed).not.toHaveBeenCalled();
	expect(reloads()).toBe(2);
});
