import { startBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sharedCache, sharedPages } from '#lib/platform/server/cache/shared-cache.server.ts';
import { type BrowserJar, openJar } from '#tests/support/browser-jar.ts';
import { type Fault, type FaultyBackend, startFaultyBackend } from '#tests/support/faulty-backend.ts';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let backend: Awaited<ReturnType<typeof startBackend>>;
let faulty: FaultyBackend;
let shop: RunningShop;
let visitor: BrowserJar;
let code: string;
const unhandled: unknown[] = [];
const note = (cause: unknown) => void unhandled.push(cause);

beforeAll(async () => {
	process.on('unhandledRejection', note);
	backend = await startBackend(await fixtureInMemory());
	faulty = await startFaultyBackend(backend.url);
	shop = await startShop({ backendUrl: faulty.url, named: { page: pageFunction() } });
	await openJar(shop.url).get('/kupovina/dostava/');
	visitor = openJar(shop.url);
	await visitor.get('/api/nuxtapi/token?regenerate=1');
	const list = await (await visitor.get('/api/hapi/catalog/products?limit=1&slug=monitori')).json();
	code = list.data.items[0].shopping_cart_code;
	await visitor.send('POST', '/api/hapi/webshop/product', { shopping_cart_code: code, qty: 1, request_id: 'first' });
});
afterAll(async () => {
	process.off('unhandledRejection', note);
	delete process.env['BACKEND_TIMEOUT'];
	await shop.close();
	await faulty.close();
	await backend.close();
	expect(unhandled).toEqual([]);
});
afterEach(heal);

/** From now on each call to the backend fails; hanging calls time out quickly. */
function hurt(fault: Fault): void {
	process.env['BACKEND_TIMEOUT'] = '400';
	faulty.break(() => fault);
}

function heal(): void {
	delete process.env['BACKEND_TIMEOUT'];
	faulty.break(() => undefined);
}

const FAULTS: readonly [name: string, fault: Fault][] = [
	['responds after the time limit', { kind: 'late', ms: 1000 }],
	['reset', { kind: 'reset' }],
	['silent', { kind: 'silence' }],
	['breaks off in the middle', { kind: 'half' }],
	['answers HTML', { kind: 'body', text: '<html>' }],
	['responds with JSON of another shape', { kind: 'body', text: '[1,2' }],
	['responds with nothing', { kind: 'body', text: '' }],
	['fails with an internal error', { kind: 'body', text: '{}', status: 500 }],
	['is under maintenance', { kind: 'body', text: '{}', status: 503 }],
	['rate limits calls for a minute', { kind: 'body', text: '{}', status: 429, headers: { 'retry-after': '60' } }],
	['drips', { kind: 'drip', everyMs: 60 }],
];

function forgetAnswers(): void {
	sharedCache().clear(['_', 'site']);
	sharedPages().clear();
	faulty.forget();
}

/** Number of the most frequent call: reads may be sent twice, writes once. */
function most(isWrite: boolean): number {
	const counts = new Map<string, number>();
	for (const { method, path } of faulty.calls) {
		const written = method !== 'GET' && path.includes('/webshop/');
		if (written === isWrite) counts.set(`${method} ${path}`, (counts.get(`${method} ${path}`) ?? 0) + 1);
	}
	return Math.max(0, ...counts.values());
}

describe.each(FAULTS)('a backend that %s', (_, fault) => {
	test('a document has an error page with its status, never a blank page', async () => {
		forgetAnswers();
		hurt(fault);
		const response = await openJar(shop.url).get('/kupovina/dostava/');
		expect([429, 500, 502, 503, 504]).toContain(response.status);
		expect(await response.text()).toMatch(/<h1>.+<\/h1>/);
		expect(most(false)).toBeLessThanOrEqual(2);
	});

	test('the cart call gets a problem response, and the cart exists afterwards', async () => {
		forgetAnswers();
		hurt(fault);
		const response = await visitor.get('/api/hapi/webshop/cart');
		expect(response.status).toBeGreaterThanOrEqual(400);
		expect(response.headers.get('content-type')).toMatch(/problem\+json/);
		expect(most(false)).toBeLessThanOrEqual(2);
		heal();
		const cart = await (await visitor.get('/api/hapi/webshop/cart')).json();
		expect(cart.data.parcels[0].items).toHaveLength(1);
	});

	test.each(['/api/nuxtapi/labels?lang=hr', '/api/nuxtapi/token?regenerate=1', '/api/hapi/auth/is-login'])('%s gets a problem response, too', async (path) => {
		forgetAnswers();
		hurt(fault);
		const response = await (path.includes('is-login') ? visitor : openJar(shop.url)).get(path);
		expect(response.status).toBeGreaterThanOrEqual(400);
		expect(await response.json()).toMatchObject({ success: false, status: response.status, request_id: expect.any(String) });
		expect(response.headers.getSetCookie()).toEqual([]);
		expect(most(false)).toBeLessThanOrEqual(2);
	});

	test('a write is sent once, and a retry by the browser counts once', async () => {
		forgetAnswers();
		hurt(fault);
		const change = { shopping_cart_code: code, qty: 1, request_id: 'first' };
		await visitor.send('POST', '/api/hapi/webshop/product', change);
		expect(most(true)).toBe(1);
		heal();
		const cart = await (await visitor.send('POST', '/api/hapi/webshop/product', change)).json();
		expect(cart.data.parcels[0].items[0].item ? cart.data.parcels[0].items[0].qty : 0).toBe(1);
	});
});

test('a hundred visitors cause two calls for a page to a failing backend, not two hundred', async () => {
	vi.spyOn(console, 'error').mockReturnValue();
	// However long a hundred responses take here, they arrive within the pause after a failure.
	vi.useFakeTimers({ toFake: ['Date'] });
	forgetAnswers();
	faulty.break(({ path }) => (path.includes('/cms/pages') ? { kind: 'body', text: '{}', status: 503 } : undefined));
	const jar = openJar(shop.url);
	const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await jar.get('/kupovina/dostava/')).status));
	expect(new Set(statuses)).toEqual(new Set([503]));
	expect(faulty.calls.filter(({ path }) => path.includes('/cms/pages')).length).toBeLessThanOrEqual(2);
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('one failed attempt is invisible, because the read is retried', async () => {
	forgetAnswers();
	faulty.break(({ path, nth }) => (path.includes('/cms/pages') && nth === 1 ? { kind: 'body', text: '{}', status: 502 } : undefined));
	expect((await openJar(shop.url).get('/kupovina/dostava/')).status).toBe(200);
});

test('a read that is sent as POST is retried, too', async () => {
	forgetAnswers();
	faulty.break(({ nth }) => (nth === 1 ? { kind: 'reset' } : undefined));
	expect((await visitor.send('POST', '/api/hapi/catalog/price-qty', { ids: [1] })).status).toBe(200);
});

test('Retry-After is waited for up to a second, then the read is retried once; a remaining Retry-After is passed on', async () => {
	forgetAnswers();
	const limited = (seconds: string): Fault => ({ kind: 'body', text: '{}', status: 429, headers: { 'retry-after': seconds } });
	faulty.break(({ path, nth }) => (path.includes('/webshop/cart') && nth === 1 ? limited('1') : undefined));
	expect((await visitor.get('/api/hapi/webshop/cart')).status).toBe(200);
	forgetAnswers();
	faulty.break(({ path }) => (path.includes('/webshop/cart') ? limited('60') : undefined));
	const refused = await visitor.get('/api/hapi/webshop/cart');
	expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
	expect(faulty.calls.filter(({ path }) => path.includes('/webshop/cart'))).toHaveLength(2);
});

test('a clock that is a day off makes no difference', async () => {
	forgetAnswers();
	faulty.break(() => ({ kind: 'skew', hours: -24 }));
	expect((await openJar(shop.url).get('/kupovina/dostava/')).status).toBe(200);
	expect((await visitor.get('/api/hapi/webshop/cart')).status).toBe(200);
});

test('a page or response that was good is served while the backend is down, with a header that says so', async () => {
	forgetAnswers();
	vi.useFakeTimers({ toFake: ['Date'] });
	try {
		const jar = openJar(shop.url);
		expect((await jar.get('/kupovina/dostava/')).headers.get('cache-status')).toBeNull();
		expect((await jar.get('/api/nuxtapi/labels?lang=hr')).status).toBe(200);
		vi.setSystemTime(Date.now() + 70 * 60_000);
		faulty.break(() => ({ kind: 'reset' }));
		for (const path of ['/kupovina/dostava/', '/api/nuxtapi/labels?lang=hr']) {
			const response = await jar.get(path);
			expect([path, response.status]).toEqual([path, 200]);
			expect(response.headers.get('cache-status')).toMatch(/^shop; hit; ttl=-42\d\d; detail="last good answer/);
			expect(response.headers.get('cache-control')).toBe('private, no-store');
		}
		faulty.break(() => undefined);
		vi.setSystemTime(Date.now() + 10_000);
		expect((await jar.get('/api/nuxtapi/labels?lang=hr')).headers.get('cache-status')).toBeNull();
	} finally {
		vi.useRealTimers();
	}
});

test('start-up data is complete except for failed parts, which have their status', async () => {
	forgetAnswers();
	faulty.break(({ path }) => (path.includes('/misc/labels') ? { kind: 'body', text: '{}', status: 500 } : undefined));
	const answer = await (await openJar(shop.url).get('/api/nuxtapi/checkInitData/')).json();
	expect(answer).toMatchObject({ success: false, labels: { success: false, statusCode: 500 }, routes: { success: true }, info: { success: true } });
});
