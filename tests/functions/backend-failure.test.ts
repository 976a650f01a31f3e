import { createServer, type RequestListener, type Server } from 'node:http';
import { endpoints } from '@titraj/contract/endpoints.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { openJar } from '#tests/support/browser-jar.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

/** Only this response times out early: on a busy machine any other may take more than 200 ms. */
const NEVER: RequestListener = () => undefined;

let broken: Server | undefined;
let shop: RunningShop | undefined;

/** A shop with a faulty backend that has an endpoint table. */
async function startBefore(answer: RequestListener): Promise<RunningShop> {
	const server = createServer((request, response) => {
		const table = JSON.stringify({ success: true, data: endpoints });
		if (request.url?.startsWith('/hapi/v1/misc/endpoints/')) return void response.setHeader('content-type', 'application/json').end(table);
		answer(request, response);
	});
	broken = server;
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	shop = await startShop({ backendUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
	return shop;
}

afterEach(async () => {
	await shop?.close();
	broken?.closeAllConnections();
	await new Promise((done) => broken?.close(done));
	delete process.env['BACKEND_TIMEOUT'];
});

async function readCart(url: string): Promise<Response> {
	const jar = openJar(url);
	jar.cookies.set('hapi_auth_token', 'token');
	return jar.get('/api/hapi/webshop/cart');
}

describe('a failing backend causes a problem response, never a crash', () => {
	test.each<[string, RequestListener, number]>([
		['breaks off', (_, response) => response.destroy(), 503],
		['responds without JSON', (_, response) => response.end('<html>'), 502],
		['responds with another shape', (_, response) => response.end('{"success":true,"data":{"parcels":"none"}}'), 502],
		['fails with an internal error', (_, response) => response.writeHead(500).end('{}'), 500],
		['is under maintenance', (_, response) => response.writeHead(503).end('{}'), 503],
		['refuses the token', (_, response) => response.writeHead(401).end('{}'), 401],
		['responds with 404', (_, response) => response.writeHead(404).end('{"title":"no cart"}'), 404],
		['does not respond', NEVER, 504],
	])('when it %s', async (_, answer, status) => {
		if (answer === NEVER) process.env['BACKEND_TIMEOUT'] = '200';
		const { url } = await startBefore(answer);
		const response = await readCart(url);
		expect(response.status).toBe(status);
		expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
		const problem = await response.json();
		expect(problem).toMatchObject({ status, success: false, request_id: expect.any(String) });
		expect(JSON.stringify(problem)).not.toContain('127.0.0.1');
	});

	test('if there is no server at its address', async () => {
		shop = await startShop({ backendUrl: 'http://127.0.0.1:9' });
		expect((await readCart(shop.url)).status).toBe(503);
		expect((await openJar(shop.url).get('/api/nuxtapi/info/')).status).toBe(503);
		expect((await openJar(shop.url).get('/api/nuxtapi/token?regenerate=1')).status).toBe(503);
		expect(await (await openJar(shop.url).get('/api/nuxtapi/maintenance')).json()).toEqual({ success: false });
	});

	test.each<[string, RequestListener]>([
		['fails with a broken connection', (_, response) => response.destroy()],
		['is refused', (_, response) => response.writeHead(503).end('{}')],
		['times out', NEVER],
	])('a maintenance check that %s counts as no maintenance: the shop shows an error page, which reloads soon', async (_, answer) => {
		if (answer === NEVER) process.env['BACKEND_TIMEOUT'] = '200';
		const { url } = await startBefore(answer);
		expect(await (await openJar(url).get('/api/nuxtapi/maintenance')).json()).toEqual({ success: false });
	});

	test.each([
		['with a bearer token', 200, 'Bearer of-the-server'],
		['without one if no token is available', 503, undefined],
	])('is-maintenance is called %s', async (_, status, bearer) => {
		const seen: (string | undefined)[] = [];
		const { url } = await startBefore((request, response) => {
			if (request.url?.includes('/generate-token/')) return void response.writeHead(status).end('{"success":true,"data":{"jwt":"of-the-server"}}');
			seen.push(request.headers.authorization);
			response.end('{"success":true}');
		});
		expect(await (await openJar(url).get('/api/nuxtapi/maintenance')).json()).toEqual({ success: true });
		expect(seen).toEqual([bearer]);
	});

	test('a write is sent once, a read twice', async () => {
		const seen: string[] = [];
		const { url } = await startBefore((request, response) => {
			seen.push(request.method ?? '');
			response.writeHead(503).end('{}');
		});
		const jar = openJar(url);
		jar.cookies.set('hapi_auth_token', 'token');
		await jar.get('/api/hapi/webshop/cart');
		await jar.send('POST', '/api/hapi/webshop/product', { shopping_cart_code: 'x', qty: 1 });
		expect(seen).toEqual(['GET', 'GET', 'POST']);
	});

	test('a token in a response never reaches the browser', async () => {
		const { url } = await startBefore((_, response) =>
			response.end(
				JSON.stringify({
					success: true,
					data: { user_id: null, continue_as_guest_exist: false, staff: false, developer: false, superuser: false, jwt: 'secret' },
				}),
			),
		);
		const jar = openJar(url);
		jar.cookies.set('hapi_auth_token', 'token');
		expect(await (await jar.get('/api/hapi/auth/is-login')).text()).not.toContain('secret');
	});
});

describe('an endless answer', () => {
	test('is cut off at a number of bytes, and the shop says that it cannot be read', async () => {
		let sent = 0;
		const megabyte = Buffer.alloc(1 << 20, 'x');
		const { url } = await startBefore((_, response) => {
			response.setHeader('content-type', 'application/json');
			const send = () => {
				do sent += megabyte.byteLength;
				while (response.write(megabyte));
			};
			response.on('drain', send);
			send();
		});
		expect((await readCart(url)).status).toBe(502);
		expect(sent).toBeLessThan(100 * megabyte.byteLength);
	});
});

test.each<[string, string, string, unknown, number]>([
	['orders', 'POST', '/api/hapi/webshop/order', { idempotency_key: 'a-key-of-sixteen-9', version: 0, total: 0, lines: [], accept_terms: true }, 20],
	['payments', 'GET', '/api/hapi/webshop/create-payment?order_identificator=an-order', undefined, 40],
	['look-ups of an order whose answer was lost', 'GET', '/api/hapi/webshop/placed-order?idempotency_key=a-key-of-sixteen-9', undefined, 60],
	['sign-ins', 'POST', '/api/hapi/auth/login', { email: 'kupac@primjer.hr', password: 'a-password-1' }, 8],
	['coupons', 'POST', '/api/hapi/webshop/coupon', { code: 'LJETO' }, 20],
	['withdrawals', 'POST', '/api/hapi/webshop/order-lookup', { number: '1', email: 'kupac@primjer.hr' }, 12],
])('%s that the shop could not answer do not count towards their limit', async (title, method, path, body, limit) => {
	const { url } = await startBefore((_, response) => response.writeHead(503).end('{}'));
	const jar = openJar(url);
	jar.cookies.set('hapi_auth_token', `a-token-of-its-own for ${title}`.replaceAll(/[^a-z-]/g, '-'));
	const statuses = new Set<number>();
	for (let attempt = 0; attempt < limit + 3; attempt++) statuses.add((await (method === 'GET' ? jar.get(path) : jar.send(method, path, body))).status);
	expect([...statuses]).toEqual([503]);
});
