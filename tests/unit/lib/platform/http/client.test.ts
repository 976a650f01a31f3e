import { createServer, type Server } from 'node:http';
import { endpoints } from '@titraj/contract/endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ApiClient, createClient } from '#lib/platform/http/client.ts';
import type { ClientSettings } from '#lib/platform/http/client-settings.ts';

interface Arrived {
	readonly method: string;
	readonly url: URL;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: string;
}

let arrived: Arrived[] = [];
/** Statuses of the next responses; then 200. */
let statuses: number[] = [];
let server: Server;
let baseUrl: string;

beforeAll(async () => {
	server = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += String(chunk);
		arrived.push({ method: request.method ?? '', url: new URL(request.url ?? '', 'http://shop'), headers: request.headers, body });
		response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' }).end('{"success":true,"data":{}}');
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());
beforeEach(() => {
	arrived = [];
	statuses = [];
});

const open = (change: Partial<ClientSettings> = {}): ApiClient =>
	createClient({ baseUrl, host: 'titraj.example', lang: 'si', token: 'the-token', table: endpoints, ...change });

type Calls = readonly (readonly [method: string, send: (client: ApiClient) => Promise<unknown>])[];
const CALLS: Calls = [
	['GET', (client) => client.call('_get_hapi_webshop_cart', {})],
	['POST', (client) => client.call('_post_hapi_webshop_product', { shopping_cart_code: 'product-1', qty: 1 })],
	['PUT', (client) => client.call('_put_hapi_webshop_product', { shopping_cart_code: 'product-1', qty: 2 })],
	['DELETE', (client) => client.call('_delete_hapi_webshop_product', { shopping_cart_code: 'product-1' })],
];
const bodyOf = (call: Arrived | undefined): Record<string, unknown> => JSON.parse(call?.body || '{}');

describe.each(CALLS)('%s', (method, send) => {
	test('carries the bearer token, base-host and base-lang', async () => {
		await send(open());
		expect(arrived.map((call) => [call.method, call.headers['authorization'], call.headers['base-host'], call.headers['base-lang']])).toEqual([
			[method, 'Bearer the-token', 'titraj.example', 'si'],
		]);
	});
	test('carries no bearer without a token', async () => {
		const { token: _, ...settings } = open().settings;
		await send(createClient(settings));
		expect(arrived[0]?.headers).not.toHaveProperty('authorization');
	});
	test('has lang in its body if it is a POST or a PUT, unless that is switched off', async () => {
		await send(open());
		await send(open({ appendLang: false }));
		const isAppended = method === 'POST' || method === 'PUT';
		expect(arrived.map((call) => bodyOf(call)['lang'])).toEqual([isAppended ? 'si' : undefined, undefined]);
		expect(arrived[0]?.url.searchParams.has('lang')).toBe(false);
	});
	test('has ignoreCache in its body if it is a POST or a PUT and caching is off', async () => {
		await send(open());
		await send(open({ ignoreCache: true }));
		const isAppended = method === 'POST' || method === 'PUT';
		expect(arrived.map((call) => bodyOf(call)['ignoreCache'])).toEqual([undefined, isAppended ? true : undefined]);
	});
});

test('appended fields override those of the caller', async () => {
	await open().call('_post_hapi_webshop_product', { shopping_cart_code: 'product-1', qty: 1, ...{ lang: 'xx' } });
	await open().call('_get_hapi_auth_is_login', { continue_as_guest: 1 });
	expect([bodyOf(arrived[0])['lang'], arrived[1]?.url.search]).toEqual(['si', '?continue_as_guest=1']);
});

describe('a failed call is retried once if it is a read and may succeed', () => {
	test.each([408, 409, 425, 429, 500, 502, 503, 504])('%i', async (status) => {
		statuses = [status];
		expect(await open().call('_get_hapi_webshop_cart', {})).toMatchObject({ ok: true });
		expect(arrived).toHaveLength(2);
		statuses = [status, status];
		arrived = [];
		expect(await open().call('_get_hapi_webshop_cart', {})).toMatchObject({ ok: false, error: { statusCode: status, attempts: 2 } });
		expect(arrived).toHaveLength(2);
	});
	test.each([400, 401, 403, 404, 405, 410, 413, 422, 501, 505, 599])('%i is final', async (status) => {
		statuses = [status];
		expect(await open().call('_get_hapi_webshop_cart', {})).toMatchObject({ ok: false, error: { statusCode: status } });
		expect(arrived).toHaveLength(1);
	});
	test.each(CALLS.slice(1))('a %s is never retried', async (_method, send) => {
		for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
			statuses = [status];
			expect(await send(open())).toMatchObject({ ok: false, error: { statusCode: status } });
		}
		expect(arrived).toHaveLength(8);
	});
	const READS: Calls = [
		['publish_post', (client) => client.call('_post_hapi_publish_post', { item_id: 1 })],
		['catalog_product', (client) => client.call('_post_hapi_catalog_product', { item_id: 1 })],
		['catalog_price_qty', (client) => client.call('_post_hapi_catalog_price_qty', { ids: [1] })],
		['catalog_lookup', (client) => client.call('_post_hapi_catalog_lookup', { codes: ['A-1'] })],
		['gdpr_template', (client) => client.call('_post_hapi_gdpr_template', {})],
	];
	test.each(READS)('a POST that reads is retried: %s', async (_name, send) => {
		statuses = [503];
		expect(await send(open())).toMatchObject({ ok: true });
		expect(arrived).toHaveLength(2);
	});
});
