import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseStateHint } from '#lib/platform/session/state-hint.ts';
import { type BrowserJar, openJar } from '#tests/support/browser-jar.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
	process.env['CLEAR_CACHE_SECRET'] = 'a-secret-for-the-tests';
	shop = await startShop();
});
afterAll(() => shop.close());

const PRODUCT = '/api/hapi/webshop/product';

async function openVisitor(): Promise<BrowserJar> {
	const jar = openJar(shop.url);
	await jar.get('/api/nuxtapi/token?regenerate=1');
	return jar;
}

async function cartCodes(jar: BrowserJar): Promise<string[]> {
	const answer = await (await jar.get('/api/hapi/catalog/products?limit=3&slug=monitori')).json();
	return answer.data.items.map((item: { shopping_cart_code: string }) => item.shopping_cart_code);
}

describe('gateway', () => {
	test.each([
		['a call that the contract lacks', 'GET', '/api/hapi/webshop/unknown', 404],
		['a server-only call', 'GET', '/api/hapi/auth/generate-token', 404],
		['the endpoint table', 'GET', '/api/hapi/misc/endpoints', 404],
		['a path traversal', 'GET', '/api/hapi/catalog/..%2f..%2fopenapi.json', 404],
		['an absolute address', 'GET', '/api/hapi/http://elsewhere.example/', 404],
		['the name of an object property', 'GET', '/api/hapi/constructor', 404],
		['another method', 'DELETE', '/api/hapi/catalog/products', 405],
		['an unknown method', 'PATCH', PRODUCT, 405],
	])('refuses %s', async (_, method, path, status) => {
		const jar = await openVisitor();
		const response = method === 'GET' ? await jar.get(path) : await jar.send(method, path, {});
		expect(response.status).toBe(status);
		expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
		expect(await response.json()).toMatchObject({ status, success: false, request_id: response.headers.get('x-request-id') });
	});

	test.each<[string, Record<string, string>, unknown, number]>([
		['from another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }, {}, 403],
		['from a sister site', { 'sec-fetch-site': 'same-site' }, {}, 403],
		['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'qty=1', 415],
		['as text', { 'content-type': 'text/plain' }, '{}', 415],
		['that is too large', {}, { shopping_cart_code: 'x'.repeat(40_000), qty: 1 }, 413],
		['that is not JSON', {}, '{', 400],
		['that violates the contract', {}, { shopping_cart_code: 'x', qty: -1 }, 422],
		['with a word as a number', {}, { shopping_cart_code: 'x', qty: '1' }, 422],
	])('refuses a write %s', async (_, headers, body, status) => {
		const response = await (await openVisitor()).send('POST', PRODUCT, body, headers);
		expect(response.status).toBe(status);
	});

	test.each([
		['as large as a phone takes it is stored', 3_000_000, 200],
		['above the limit is refused before the backend sees it', 5_700_000, 413],
	])('a photo of a review %s', async (_, characters, status) => {
		const content = (await jpeg(200, 100)).toString('base64').padEnd(characters, '=');
		const response = await (await openVisitor()).send('POST', '/api/hapi/feedback/photo', { content });
		expect(response.status).toBe(status);
		if (status === 200) expect(await response.json()).toMatchObject({ success: true, data: { id: expect.any(String), width: 200, height: 100 } });
	});

	test('reads public data without a session, even if the browser’s token has expired', async () => {
		expect((await openJar(shop.url).get('/api/hapi/catalog/products?limit=1')).status).toBe(200);
		const jar = openJar(shop.url);
		jar.cookies.set('hapi_auth_token', 'over');
		expect((await jar.send('POST', '/api/hapi/catalog/price-qty', { ids: [1, 2] })).status).toBe(200);
	});

	test('a cart can be filled, changed and emptied, and the hint has its count', async () => {
		const jar = await openVisitor();
		const [first, second] = await cartCodes(jar);
		const count = () => parseStateHint(jar.cookies.get('shop_state'))?.cartCount;
		await jar.send('POST', PRODUCT, { shopping_cart_code: first, qty: 1, request_id: 'one' });
		await jar.send('POST', PRODUCT, { shopping_cart_code: first, qty: 1, request_id: 'one' });
		expect(count()).toBe(1);
		await jar.send('POST', PRODUCT, { shopping_cart_code: second, qty: 1, request_id: 'two' });
		expect(count()).toBe(2);
		await jar.send('PUT', PRODUCT, { shopping_cart_code: second, qty: 2 });
		expect(count()).toBe(3);
		const answer = await (await jar.send('DELETE', PRODUCT, { shopping_cart_code: first })).json();
		expect(answer).toMatchObject({ success: true });
		expect(count()).toBe(2);
	});

	test('more than the stock is a refusal with a label, not an error', async () => {
		const jar = await openVisitor();
		const [code] = await cartCodes(jar);
		const response = await jar.send('POST', PRODUCT, { shopping_cart_code: code, qty: 90_000, request_id: 'many' });
		const answer = await response.json();
		expect(response.status).toBe(200);
		expect(answer.success ? answer.data.parcels[0].items[0].qty : answer.label_name).toEqual(answer.success ? expect.any(Number) : expect.any(String));
	});
});

describe('frontend proxy', () => {
	test.each([
		['info', 'GET', '/api/nuxtapi/info/', undefined],
		['pages', 'GET', '/api/nuxtapi/pages/?slug=dostava', undefined],
		['routes', 'GET', '/api/nuxtapi/routes/', undefined],
		['currency', 'GET', '/api/nuxtapi/currency/', undefined],
		['endpoints', 'GET', '/api/nuxtapi/endpoints/', undefined],
		['redirects', 'GET', '/api/nuxtapi/redirects/', undefined],
		['labels', 'GET', '/api/nuxtapi/labels?lang=hr', undefined],
		['post categories', 'POST', '/api/nuxtapi/publish/categories/', {}],
		['posts', 'POST', '/api/nuxtapi/publish/posts/', { limit: 2 }],
		['a post', 'POST', '/api/nuxtapi/publish/post/', { item_slug: 'kako-odabrati-monitor' }],
		['categories', 'POST', '/api/nuxtapi/catalog/categories/', { mode: 'full' }],
		['products', 'POST', '/api/nuxtapi/catalog/products/', { limit: 2 }],
		['lists', 'POST', '/api/nuxtapi/catalog/lists/', { slug: 'novo', limit: 2 }],
		['sellers', 'POST', '/api/nuxtapi/catalog/sellers/', {}],
		['a product', 'POST', '/api/nuxtapi/catalog/product/', { item_id: 1 }],
		['the consent template', 'POST', '/api/nuxtapi/gdpr/template/', {}],
		['manufacturers by a list of ids', 'POST', '/api/nuxtapi/catalog/manufacturers/', [1, 2]],
	])('returns %s in the envelope', async (_, method, path, body) => {
		const jar = openJar(shop.url);
		const response = method === 'GET' ? await jar.get(path) : await jar.send('POST', path, body);
		expect(await response.json()).toMatchObject({ success: true });
		if (method === 'GET') expect(response.headers.get('netlify-cdn-cache-control')).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/);
		else expect(response.headers.get('cache-control')).toBe('private, no-store');
	});

	test('checkInitData has endpoints, currency, labels, info and routes, each with success and data', async () => {
		const answer = await (await openJar(shop.url).get('/api/nuxtapi/checkInitData/')).json();
		for (const part of ['endpoints', 'currency', 'labels', 'info', 'routes']) expect(answer[part]).toMatchObject({ success: true, data: expect.anything() });
		expect(answer.endpoints.data).not.toHaveProperty('_get_hapi_auth_generate_token');
		expect(answer.endpoints.data._post_hapi_webshop_product).toEqual({ method: 'POST', path: PRODUCT, idempotent: true });
		expect(await (await openJar(shop.url).get('/api/nuxtapi/endpoints/')).json()).toEqual(answer.endpoints);
	});

	test('the cache can only be cleared with the secret or by staff', async () => {
		const clear = '/api/nuxtapi/clearCache/';
		const jar = await openVisitor();
		expect((await jar.send('POST', clear, ['labels'])).status).toBe(403);
		expect((await jar.send('POST', clear, ['labels'], { 'x-clear-cache-secret': 'wrong' })).status).toBe(403);
		await jar.get('/api/nuxtapi/labels?lang=hr');
		const bySecret = await (await jar.send('POST', clear, ['labels'], { 'x-clear-cache-secret': 'a-secret-for-the-tests' })).json();
		expect(bySecret.data.cleared).toBeGreaterThan(0);
		await jar.send('POST', '/api/hapi/auth/login', { email: 'urednik@titraj.example', password: 'titraj-urednik' });
		expect(jar.cookies.get('shop_staff')).toBe('1');
		expect((await jar.send('POST', clear, [])).status).toBe(200);
		const labels = await jar.get('/api/nuxtapi/labels?lang=hr');
		expect(labels.headers.get('cache-control')).toBe('private, no-store');
	});
});

describe('maintenance', () => {
	test('reports that the shop is open', async () => {
		expect(await (await openJar(shop.url).get('/api/nuxtapi/maintenance')).json()).toEqual({ success: false });
	});
});

describe('a wrong method', () => {
	test.each([
		['GET', '/api/nuxtapi/clearCache/', 'POST'],
		['PUT', '/api/nuxtapi/clearCache', 'POST'],
		['POST', '/api/nuxtapi/token/', 'GET'],
		['DELETE', '/api/nuxtapi/country/', 'GET'],
		['POST', '/api/nuxtapi/maintenance/', 'GET'],
		['POST', '/api/health', 'GET'],
		['POST', '/api/live', 'GET'],
		['POST', '/api/nuxtapi/labels/', 'GET'],
	])('%s %s is refused with 405 as problem details', async (method, path, allow) => {
		const jar = await openVisitor();
		const response = method === 'GET' ? await jar.get(path) : await jar.send(method, path, {});
		expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
		expect(await response.json()).toMatchObject({ status: 405, success: false });
	});
});
