import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openJar } from '#tests/support/browser-jar.ts';
import { type FaultyBackend, startFaultyBackend } from '#tests/support/faulty-backend.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const OWN_FUNCTIONS = new Set([
	'/hapi/v1/auth/login/',
	'/hapi/v1/auth/logout/',
	'/hapi/v1/auth/social-login/',
	'/hapi/v1/webshop/order/',
	'/hapi/v1/webshop/placed-order/',
	'/hapi/v1/webshop/create-payment/',
]);

let recorder: FaultyBackend;
let shop: RunningShop;

/** A backend with the whole table, some rows altered, that records calls. */
beforeAll(async () => {
	recorder = await startFaultyBackend('http://127.0.0.1:9');
	const table = Object.fromEntries(Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]));
	recorder.break(({ path }) => ({
		kind: 'body',
		text: JSON.stringify({
			success: true,
			data: path.endsWith('/generate-token/')
				? { jwt: 'guest' }
				: path.endsWith('/endpoints/')
					? {
							...table,
							_get_hapi_location: { method: 'GET', path: 'http://169.254.169.254/latest/' },
							_get_hapi_misc_info: { method: 'GET', path: '//elsewhere.example/' },
						}
					: {},
		}),
	}));
	shop = await startShop({ backendUrl: recorder.url, trustedProxies: 1 });
});
afterAll(async () => {
	await shop.close();
	await recorder.close();
});

/** An address of its own: the limits of this process also count what other test files send from this machine. */
const FROM = { 'x-forwarded-for': '198.18.0.1' };

const rows = Object.entries(endpoints).map(([name, row]) => [name as EndpointName, row] as const);
const toGateway = (path: string) => path.replace(/^\/hapi\/v1\//, '/api/hapi/').replace(/\/$/, '');

async function ask(method: string, path: string): Promise<Response> {
	const jar = openJar(shop.url);
	jar.cookies.set('hapi_auth_token', 'token');
	recorder.forget();
	return method === 'GET' ? jar.get(path, FROM) : jar.send(method, path, {}, FROM);
}

describe.each(rows.filter(([, { path }]) => !OWN_FUNCTIONS.has(path) && path !== '/hapi/v1/location/' && path !== '/hapi/v1/misc/info/'))('%s', (_, row) => {
	const path = toGateway(row.path);
	const allowed = rows.filter(([, other]) => other.path === row.path && !('internal' in other)).map(([, other]) => other.method as string);

	test('is reached only with its method, and only at the path in the table', async () => {
		for (const method of METHODS) {
			const response = await ask(method, path);
			const reached = recorder.calls.filter((call) => !call.path.includes('/endpoints/') && !call.path.includes('/generate-token/'));
			if (!allowed.includes(method)) {
				expect([method, [404, 405].includes(response.status), reached]).toEqual([method, true, []]);
				continue;
			}
			// The contract may refuse an empty body: then nothing is sent.
			expect([method, response.status === 422 || reached[0]?.path]).toEqual([method, response.status === 422 || row.path]);
			expect(reached.every((call) => call.method === method && call.path === row.path)).toBe(true);
		}
	});
});

test.each([
	['a feature counts as missing', '/api/hapi/location', 200],
	['a core call fails', '/api/hapi/misc/info', 502],
])('a row that leads to another origin is ignored: %s', async (_, path, status) => {
	const response = await ask('GET', path);
	expect(response.status).toBe(status);
	if (status === 200) expect((await response.json()).data.items).toEqual([]);
	expect(recorder.calls.filter(({ path: called }) => called.includes('location') || called.includes('info'))).toEqual([]);
});
