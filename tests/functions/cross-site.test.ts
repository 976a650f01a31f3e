import { endpoints } from '@titraj/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserJar, openJar } from '#tests/support/browser-jar.ts';
import { type FaultyBackend, startFaultyBackend } from '#tests/support/faulty-backend.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

const toGateway = (path: string) => path.replace(/^\/hapi\/v1\//, '/api/hapi/').replace(/\/$/, '');
const rows = Object.values(endpoints).filter((row) => !('internal' in row));
/** Every writing call of the table, and the functions beside it. Without webhooks and payment notices, which are authenticated by themselves. */
const WRITES = [
	...rows.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, toGateway(path)] as const),
	['POST', '/api/hapi/auth/social-login'] as const,
	['POST', '/api/nuxtapi/clearCache/'] as const,
	['POST', '/api/nuxtapi/catalog/products/'] as const,
];
const PERSONAL_READS = [
	'/api/nuxtapi/token?regenerate=1',
	'/api/nuxtapi/token',
	...rows
		.filter(({ method, path }) => method === 'GET' && /^\/hapi\/v1\/(auth|webshop|wishlist|compare|gdpr)\//.test(path))
		.map(({ path }) => toGateway(path))
		.filter((path) => !path.endsWith('/social-login')),
];

const ELSEWHERE: readonly (readonly [string, Record<string, string | undefined>, number])[] = [
	['another site', { origin: 'https://drugdje.example', 'sec-fetch-site': 'cross-site' }, 403],
	['a sister site', { origin: 'https://blog.titraj.example', 'sec-fetch-site': 'same-site' }, 403],
	['another site, in a browser without Sec-Fetch-Site', { origin: 'https://drugdje.example', 'sec-fetch-site': undefined }, 403],
	['a sandboxed frame', { origin: 'null', 'sec-fetch-site': undefined }, 403],
	['an unknown origin', { origin: undefined, 'sec-fetch-site': undefined }, 403],
	['a typed address', { origin: undefined, 'sec-fetch-site': 'none' }, 403],
	['a form of the shop’s own page', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
	['plain text from the shop’s own page', { 'content-type': 'text/plain' }, 415],
	['the shop’s own page, without a content type', { 'content-type': undefined }, 415],
];

let backend: FaultyBackend;
let shop: RunningShop;
let visitor: BrowserJar;
beforeAll(async () => {
	backend = await startFaultyBackend('http://127.0.0.1:9');
	backend.break(({ path }) => ({ kind: 'body', text: JSON.stringify({ success: true, data: path.endsWith('/endpoints/') ? endpoints : { jwt: 'x' } }) }));
	shop = await startShop({ backendUrl: backend.url });
	visitor = openJar(shop.url);
	visitor.cookies.set('hapi_auth_token', 'token');
	visitor.cookies.set('shop_state', 'u=1&c=0&s=abc');
});
afterAll(async () => {
	await shop.close();
	await backend.close();
});

/** Sends only these headers; undefined ones are left out. */
async function send(method: string, path: string, changed: Readonly<Record<string, string | undefined>>): Promise<Response> {
	const headers = Object.entries({ origin: shop.url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...changed });
	const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
	return fetch(`${shop.url}${path}`, {
		method,
		redirect: 'manual',
		headers: Object.fromEntries([['cookie', cookie], ...headers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))]),
		...(method !== 'GET' && { body: new TextEncoder().encode('{}') }),
	});
}

describe.each(WRITES)('%s %s', (method, path) => {
	test.each(ELSEWHERE)('from %s is refused before anything happens', async (_who, headers, status) => {
		backend.forget();
		const response = await send(method, path, headers);
		expect([response.status, response.headers.getSetCookie()]).toEqual([status, []]);
		expect(backend.calls).toEqual([]);
	});
});

describe.each(PERSONAL_READS)('GET %s', (path) => {
	test.each(['cross-site', 'same-site'])('is refused from a page or link that is %s', async (site) => {
		backend.forget();
		const response = await send('GET', path, { 'sec-fetch-site': site, origin: undefined });
		expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
		expect(backend.calls).toEqual([]);
	});
});

test('public data can be read from anywhere, but not by scripts of other sites', async () => {
	const response = await send('GET', '/api/hapi/catalog/products?limit=1', { 'sec-fetch-site': 'cross-site', origin: 'https://drugdje.example' });
	expect([response.status === 403, response.headers.get('access-control-allow-origin')]).toEqual([false, null]);
});

test('refusals do not count towards limits: after a hundred calls of another site the visitor can still call', async () => {
	for (let tries = 0; tries < 100; tries++) await send('POST', '/api/hapi/auth/forgotten-password', { origin: 'https://drugdje.example' });
	expect((await send('POST', '/api/hapi/auth/forgotten-password', {})).status).not.toBe(429);
});
