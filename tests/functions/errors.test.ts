import { startBackend } from '@titraj/backend/start-backend.ts';
import { describe, expect, test } from 'vitest';
import { openJar } from '#tests/support/browser-jar.ts';
import { status } from '#tests/support/faults.ts';
import type { Fault, FaultyBackend } from '#tests/support/faulty-backend.ts';
import { faultyShopForAllTests } from '#tests/support/faulty-shop.ts';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import type { RunningShop } from '#tests/support/start-shop.ts';

let faulty: FaultyBackend;
let shop: RunningShop;
faultyShopForAllTests(
	async () => startBackend(await fixtureInMemory()),
	(started, between) => {
		shop = started;
		faulty = between;
	},
);

const NO_ROUTES: Fault = { kind: 'body', text: '{"success":true,"data":[]}' };

/** Instructions for the browser: seconds until the refresh, and the response that the page's script uses. */
const CATALOGUE: readonly [rule: string, call: string, fault: Fault, status: number, refresh: string | null, answers: string][] = [
	['401 when no routes are available', '/misc/routes/', NO_ROUTES, 401, null, 'renew-session'],
	['401 when the backend takes no token', '/misc/routes/', status(401), 401, null, 'renew-session'],
	['the status of a route list that fails', '/misc/routes/', status(500), 500, '60', 'nothing'],
	['503 of start-up data', '/misc/info/', status(503), 503, '60', 'maintenance'],
	['503 of a page', '/cms/pages/', status(503), 503, '60', 'maintenance'],
	['the rejection status of labels', '/misc/labels/', status(502), 502, null, 'error-page'],
	['the rejection status of the endpoint table', '/misc/endpoints/', status(403), 403, null, 'error-page'],
	['the rejection status of the currency', '/misc/currency/', status(404), 404, null, 'error-page'],
	['the rejection status of info', '/misc/info/', status(418), 418, null, 'error-page'],
	['the rejection status of routes', '/misc/routes/', status(429), 429, null, 'error-page'],
	['500 where the answer is none', '/misc/info/', { kind: 'body', text: '<html>' }, 500, '60', 'nothing'],
	['500 where no connection leaves a rejection without a status', '/', { kind: 'reset' }, 500, '60', 'nothing'],
	['500 where the labels’ connection breaks', '/misc/labels/', { kind: 'reset' }, 500, '60', 'nothing'],
	['503 where a page’s own data cannot be reached', '/cms/pages/', { kind: 'reset' }, 503, '60', 'maintenance'],
];

describe('the error catalog of section 8 in documents', () => {
	test.each(CATALOGUE)('%s', async (_, call, fault, code, refresh, answers) => {
		faulty.break(({ path }) => (path.includes(call) ? fault : undefined));
		const response = await openJar(shop.url).get('/kupovina/dostava/');
		const html = await response.text();
		expect(response.status).toBe(code);
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(/http-equiv="refresh" content="(\d+)"/.exec(html)?.[1] ?? null).toBe(refresh);
		expect(html).toContain(`data-answers="${answers}" data-recheck="5000"`);
		expect(html).toMatch(refresh === null ? /Greška \d{3}.*Povratak na naslovnicu/s : /Stranica se upravo ažurira.*za nekoliko minuta.*Osvježi stranicu/s);
		expect(html).not.toContain('at async');
	});

	test('the link on the maintenance page leads to the requested address with its query', async () => {
		faulty.break(() => status(503));
		expect(await (await openJar(shop.url).get('/trazi/?search_q=%C4%8D%23&page=2')).text()).toContain('<a href="/trazi/?search_q=%C4%8D%23&amp;page=2">');
	});

	test('stack traces are shown only in development', async () => {
		const failing = pageFunction(() => Promise.reject(new TypeError('boom')));
		const ask = async () => (await failing(new Request(`${shop.url}/kupovina/dostava/`), { ip: '' })).text();
		faulty.break(() => undefined);
		const mode = process.env['NODE_ENV'];
		process.env['NODE_ENV'] = 'development';
		expect(await ask()).toContain('TypeError: boom');
		process.env['NODE_ENV'] = 'production';
		expect(await ask()).not.toContain('boom');
		process.env['NODE_ENV'] = mode;
	});

	test('a failed call returns the body and its status', async () => {
		faulty.break(({ path }) => (path.includes('/location/') ? { kind: 'body', status: 409, text: '{"label_name":"error_taken"}' } : undefined));
		const response = await openJar(shop.url).get('/api/hapi/location');
		expect([response.status, await response.json()]).toEqual([409, expect.objectContaining({ status: 409, success: false, label_name: 'error_taken' })]);
	});

	test('labels with 404 count as missing in the backend: the page has the shop’s dictionary', async () => {
		faulty.break(({ path }) => (path.includes('/misc/labels/') ? status(404) : undefined));
		expect((await openJar(shop.url).get('/kupovina/dostava/')).status).toBe(200);
	});
});
