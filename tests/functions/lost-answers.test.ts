// One file for one subject, lost responses to writes, because it starts its own shop.
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { toCart } from '#lib/cart/to-cart.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import { sharedCache } from '#lib/platform/server/cache/shared-cache.server.ts';
import type { Alteration } from '#tests/support/altered-backend.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import { CABLE, type Guest, openGuest, type PayingShop, startPayingShop } from '#tests/support/paying-shop.ts';

const CODE = `product-${CABLE}`;
const PLACED = '_get_hapi_webshop_placed_order';

let shop: PayingShop;
let guest: Guest;
/** Writes that the backend received: method and path. */
let writes: string[];
beforeAll(async () => {
	shop = await startPayingShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
	vi.resetModules();
	listenToErrors();
	guest = await openGuest(shop.url);
	vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: 'hr-HR' }, querySelector: () => null }));
	Object.defineProperty(document, 'cookie', { get: () => `shop_state=${guest.jar.cookies.get('shop_state')}` });
	vi.stubGlobal('addEventListener', () => {});
	vi.stubGlobal('location', { pathname: '/webshop/pregled/' });
	vi.stubGlobal('navigator', { onLine: true });
	const { fetch: real } = globalThis;
	// Browsers add cookies, and resolve addresses without an origin.
	vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
		if (!path.startsWith('/')) return real(path, init);
		return (init.method ?? 'GET') === 'GET' ? guest.jar.get(path) : guest.jar.send(init.method ?? '', path, String(init.body));
	});
	// Waiting between two polls is not tested here.
	vi.doMock('#lib/platform/config/timings.ts', () => ({ TIMINGS: { ...TIMINGS, retryInterval: 20 } }));
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.doUnmock('#lib/platform/config/timings.ts');
	shop.alter(() => undefined);
	sharedCache().clear(['endpoints ']);
});

interface Behaviour {
	/** The endpoint table declares writes idempotent. */
	readonly idempotent: boolean;
	/** Without the lookup of orders by key. */
	readonly lacks?: EndpointName;
	readonly spoil: (path: string, method: string) => Alteration;
}

/** The real backend, with another endpoint table and lost responses. */
function behave({ idempotent, lacks, spoil }: Behaviour): void {
	writes = [];
	sharedCache().clear(['endpoints ']);
	const table = Object.fromEntries(
		Object.entries(endpoints).flatMap(([name, endpoint]) => {
			const { method, path } = endpoint;
			return name === lacks ? [] : [[name, { method, path, ...(idempotent && 'idempotent' in endpoint && { idempotent: true }) }]];
		}),
	);
	shop.alter((path, method) => {
		if (path.includes('/misc/endpoints/')) return { change: () => ({ success: true, data: table }) };
		if (method !== 'GET') writes.push(`${method} ${path}`);
		return spoil(path, method);
	});
}

const loseWrites =
	(times: number): Behaviour['spoil'] =>
	(_path, method) =>
		method !== 'GET' && writes.length <= times ? 'lose' : undefined;

async function quantity(): Promise<number> {
	const cart = await guest.cart();
	return cart.parcels.flatMap(({ items }) => items).find(({ shopping_cart_code }) => shopping_cart_code === CODE)?.qty ?? 0;
}

describe('a backend that declares no write idempotent, and whose response to an executed write is lost', () => {
	test('a product is added to the cart once, and its button shows that', async () => {
		const { addToCart } = await import('#lib/cart/client/add-to-cart.ts');
		const { loadCart } = await import('#lib/cart/client/load-cart.ts');
		await import('#lib/cart/client/cart-changes.ts');
		await loadCart();
		behave({ idempotent: false, spoil: loseWrites(9) });
		expect(await addToCart(CODE, 2)).toBe('added');
		expect([await quantity(), writes]).toEqual([2, ['POST /hapi/v1/webshop/product/']]);
	});

	test('if the cart was unknown before, the button says that the result is unknown', async () => {
		await guest.add(CABLE, 1);
		const { addToCart } = await import('#lib/cart/client/add-to-cart.ts');
		behave({ idempotent: false, spoil: loseWrites(9) });
		expect(await addToCart(CODE, 1)).toBe('unclear');
		expect([await quantity(), writes.length]).toEqual([2, 1]);
	});

	test('wishlist and comparison changes are sent once, and the list shows them', async () => {
		const { changeSaved } = await import('#lib/saved/client/saved-changes.ts');
		behave({ idempotent: false, spoil: loseWrites(9) });
		expect(await changeSaved({ list: 'wishlist', kind: 'add', code: CODE })).toEqual({ kind: 'done' });
		expect(await changeSaved({ list: 'compare', kind: 'add', code: CODE })).toEqual({ kind: 'done' });
		expect(writes).toEqual(['POST /hapi/v1/wishlist/', 'POST /hapi/v1/compare/']);
	});

	test('lines of a quick order are sent once, and the cart shows them', async () => {
		const { addOrderLines } = await import('#lib/cart/client/add-order-lines.ts');
		behave({ idempotent: false, spoil: loseWrites(9) });
		expect((await addOrderLines([{ cartCode: CODE, quantity: 3 }], 'one-request')).ok).toBe(false);
		expect([await quantity(), writes]).toEqual([3, ['POST /hapi/v1/webshop/products/']]);
	});
});

test('a backend that declares its writes idempotent gets a cart change twice, and counts it once', async () => {
	const { addToCart } = await import('#lib/cart/client/add-to-cart.ts');
	behave({ idempotent: true, spoil: loseWrites(1) });
	expect(await addToCart(CODE, 2)).toBe('added');
	expect([await quantity(), writes.length]).toEqual([2, 2]);
});

describe('an order whose response is lost', () => {
	const press = async () => {
		const { placeOrder } = await import('#lib/checkout/client/place-order.ts');
		const failed = vi.fn();
		const checking = vi.fn();
		const before = await shop.countOrders();
		const cart = toCart(await guest.cart(), 'EUR');
		const came = await placeOrder({ cart, note: '', acceptTerms: true, onFailed: failed, onChecking: checking });
		expect(failed).not.toHaveBeenCalled();
		return { came, checking: checking.mock.calls.length > 0, orders: (await shop.countOrders()) - before };
	};
	const posted = () => writes.filter((line) => line.includes('/webshop/order/')).length;
	const loseOrders: Behaviour['spoil'] = (path, method) => (method === 'POST' && path.includes('/webshop/order/') ? 'lose' : undefined);
	const THANKS = { next: expect.stringMatching(/^\/webshop\/hvala\/\?order_identificator=\d+-/) };

	test.each([
		['is found by its key if the order call is not idempotent', false, 1],
		['is found by its key if the order call is idempotent, after a retry', true, 2],
	])('%s, and the shopper is led to it', async (_, idempotent, sent) => {
		await guest.fill();
		behave({ idempotent, spoil: loseOrders });
		expect(await press()).toEqual({ came: THANKS, checking: false, orders: 1 });
		expect(posted()).toBe(sent);
	});

	test('is found by the page if the function cannot look it up immediately', async () => {
		await guest.fill();
		let looks = 0;
		behave({
			idempotent: false,
			spoil: (path, method) => (path.includes('/placed-order/') ? (looks++ < 4 ? 'cut' : undefined) : loseOrders(path, method)),
		});
		expect(await press()).toEqual({ came: THANKS, checking: true, orders: 1 });
		expect(posted()).toBe(1);
	});

	test('is paid with the chosen method', async () => {
		await guest.fill('card');
		behave({ idempotent: false, spoil: loseOrders });
		expect(await press()).toEqual({ came: { next: expect.stringContaining('/webshop/') }, checking: false, orders: 1 });
		expect(posted()).toBe(1);
	});

	test('that never arrived is reported as not received', async () => {
		await guest.fill();
		behave({ idempotent: false, spoil: (path, method) => (method === 'POST' && path.includes('/webshop/order/') ? 'cut' : undefined) });
		expect(await press()).toEqual({ came: { problem: 'checkout.not_placed' }, checking: true, orders: 0 });
		expect(posted()).toBe(1);
	});

	test('of a backend without lookup: an empty cart means that the order was probably received', async () => {
		await guest.fill();
		behave({ idempotent: false, lacks: PLACED, spoil: loseOrders });
		expect(await press()).toEqual({ came: { problem: 'checkout.maybe_placed' }, checking: true, orders: 1 });
		expect(posted()).toBe(1);
	});

	test('of a backend without lookup: with a full cart the result is unknown', async () => {
		await guest.fill();
		behave({
			idempotent: false,
			lacks: PLACED,
			spoil: (path, method) => (method === 'POST' && path.includes('/webshop/order/') ? 'cut' : undefined),
		});
		expect(await press()).toEqual({ came: { problem: 'checkout.unclear' }, checking: true, orders: 0 });
	});

	test('between browser and shop is found by the page', async () => {
		await guest.fill();
		behave({ idempotent: true, spoil: () => undefined });
		const { fetch: shopFetch } = globalThis;
		vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
			const answer = await shopFetch(path, init);
			if (path.endsWith('/webshop/order')) throw new TypeError('Failed to fetch');
			return answer;
		});
		expect(await press()).toEqual({ came: THANKS, checking: true, orders: 1 });
	});
});

describe('the result of an order', () => {
	const ask = (key: string) => guest.jar.get(`/api/hapi/webshop/placed-order?idempotency_key=${key}`);

	test('is not revealed to another shopper', async () => {
		await guest.fill();
		const body = await guest.toOrder();
		await guest.post(body);
		const other = await openGuest(shop.url);
		const answer = await other.jar.get(`/api/hapi/webshop/placed-order?idempotency_key=${body.idempotency_key}`);
		expect(await answer.json()).toMatchObject({ success: true, data: { state: 'none', next: null } });
		expect(await (await ask(body.idempotency_key)).json()).toMatchObject({ data: { state: 'placed', next: { kind: 'thank_you' } } });
	});

	test.each([
		['an invalid key', () => ask('short'), 422],
		['no key', () => guest.jar.get('/api/hapi/webshop/placed-order'), 422],
		['another site’s page', () => guest.jar.get('/api/hapi/webshop/placed-order?idempotency_key=a-key-of-sixteen', { 'sec-fetch-site': 'cross-site' }), 403],
		['a write', () => guest.jar.send('POST', '/api/hapi/webshop/placed-order', {}), 405],
	])('answers %s with its status', async (_, asking, status) => {
		expect((await asking()).status).toBe(status);
	});

	test('is limited with 429', async () => {
		const statuses: number[] = [];
		for (let attempt = 0; attempt < 62; attempt++) statuses.push((await ask('a-key-of-sixteen')).status);
		expect(statuses.at(-1)).toBe(429);
	});
});
