import { beforeEach, describe, expect, test } from 'vitest';
import { startMinimalBackend } from '#examples/minimal-backend/server.mjs';
import { sharedCache, sharedPages } from '#lib/platform/server/cache/shared-cache.server.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { answer, status } from '#tests/support/faults.ts';
import type { Fault, FaultyBackend } from '#tests/support/faulty-backend.ts';
import { faultyShopForAllTests } from '#tests/support/faulty-shop.ts';
import { GUEST_FIELDS } from '#tests/support/guest-fields.ts';
import type { RunningShop } from '#tests/support/start-shop.ts';

let faulty: FaultyBackend;
let shop: RunningShop;
faultyShopForAllTests(
	() => startMinimalBackend({ port: 0 }),
	(started, between) => {
		shop = started;
		faulty = between;
	},
);
beforeEach(() => {
	faulty.break(() => undefined);
	faulty.forget();
});

const PRODUCT = '/proizvodi/mjerenje/multimetar-volta-m20-proizvod-101/';
const TERMS = '/uvjeti-kupnje/';
const TERMS_PAGE = {
	id: 2,
	slug: 'uvjeti',
	title: 'Uvjeti kupnje',
	url_without_domain: TERMS,
	template: 'default',
	visible: true,
	datetime_updated: '2026-01-15T08:00:00Z',
};
const page = (change: object): Fault => answer({ items: [{ ...TERMS_PAGE, ...change }] });

const failing = (call: string, fault: Fault) => faulty.break(({ path }) => (path.includes(call) ? fault : undefined));

/** Spec 8 for documents: the failing call with its fault and page; the expected status and content. */
const DOCUMENTS: readonly [rule: string, call: string, fault: Fault, address: string, status: number, shown: RegExp][] = [
	['401 when there are no routes', '/misc/routes/', answer([]), TERMS, 401, /data-answers="renew-session"/],
	['401 when no token is accepted', '/api/', status(401), TERMS, 401, /data-answers="renew-session"/],
	['503 of a page raises the error page with that status', '/cms/pages/', status(503), TERMS, 503, /data-answers="maintenance"/],
	['503 of a product, too', '/catalog/product/', status(503), PRODUCT, 503, /data-answers="maintenance"/],
	[
		'503 of start-up data is checked for maintenance, then loaded again after 5 s',
		'/misc/info/',
		status(503),
		TERMS,
		503,
		/="maintenance" data-recheck="5000"/,
	],
	['a failing route list shows its status', '/misc/routes/', status(429), TERMS, 429, /Greška 429/],
	['the endpoint table rejects with its status', '/misc/endpoints/', status(403), TERMS, 403, /Greška 403/],
	['the currency rejects with its status', '/misc/currency/', status(404), TERMS, 404, /Greška 404/],
	['info rejects with its status', '/misc/info/', status(418), TERMS, 418, /Greška 418/],
	['a token that cannot be had rejects with its status', '/generate-token/', status(502), TERMS, 502, /Greška 502/],
	['500 by default: start-up data that is none', '/misc/currency/', { kind: 'body', text: '<html>' }, TERMS, 500, /ažurira/],
	['500 by default: no connection', '/', { kind: 'reset' }, TERMS, 500, /http-equiv="refresh" content="60"/],
	['the maintenance page has a button to refresh', '/misc/info/', status(500), TERMS, 500, /Osvježi stranicu/],
	['the error page leads home', '/misc/info/', status(418), TERMS, 418, /Povratak na naslovnicu/],
	['404 for an unknown route', '', undefined, '/nema-toga/', 404, /error\/not-found\|Stranica nije pronađena/],
	['404 for a blocked path', '', undefined, '/error/nesto/', 404, /error\/not-found/],
	['404 for a product that is unknown', '', undefined, '/proizvodi/mjerenje/nema-proizvod-999/', 404, /error\/not-found/],
	['404 for an unknown template', '/cms/pages/', page({ template: 'spaceship' }), TERMS, 404, /error\/not-found/],
	['404 for a page that is not visible', '/cms/pages/', page({ visible: false }), TERMS, 404, /error\/not-found/],
	['404 for a page that is missing', '/cms/pages/', answer({ items: [] }), TERMS, 404, /error\/not-found/],
	['404 for a product that the backend answers 404 for', '/catalog/product/', status(404), PRODUCT, 404, /error\/not-found/],
];

describe('section 8 in documents, with a core-only backend', () => {
	test.each(DOCUMENTS)('%s', async (_, call, fault, address, code, shown) => {
		if (fault) failing(call, fault);
		const response = await openJar(shop.url).get(address);
		const html = await response.text();
		expect([response.status, html]).toEqual([code, expect.stringMatching(shown)]);
		expect(html).not.toContain('at async');
	});

	test('the page returns as soon as the backend does', async () => {
		failing('/misc/info/', status(503));
		const jar = openJar(shop.url);
		expect((await jar.get(TERMS)).status).toBe(503);
		faulty.break(() => undefined);
		sharedCache().clear();
		sharedPages().clear();
		expect((await jar.get(TERMS)).status).toBe(200);
	});
});

/** Spec 8 for calls of the browser. */
const CALLS: readonly [rule: string, call: string, fault: Fault, method: string, address: string, body: object, status: number, answered: object][] = [
	['401 ends the session', '/webshop/cart/', status(401), 'GET', '/api/hapi/webshop/cart', {}, 401, { success: false, status: 401 }],
	['503 passes', '/webshop/cart/', status(503), 'GET', '/api/hapi/webshop/cart', {}, 503, { status: 503 }],
	['an order that is not known', '', undefined, 'GET', '/api/hapi/webshop/order?order_identificator=9-abcdefabcdef', {}, 404, { status: 404 }],
	['an order without its code is not asked for', '', undefined, 'GET', '/api/hapi/webshop/order', {}, 422, { status: 422 }],
	[
		'another failure gives back body and status',
		'/webshop/customer/',
		status(409, '{"label_name":"error_taken"}'),
		'POST',
		'/api/hapi/webshop/customer',
		{ type: 'webshop.guest', ...GUEST_FIELDS, country: 'HR' },
		409,
		{ status: 409, label_name: 'error_taken' },
	],
	['a coupon where the backend has none', '', undefined, 'POST', '/api/hapi/webshop/coupon', { code: 'LJETO' }, 404, { status: 404 }],
	['a list of a feature that it lacks is empty', '', undefined, 'POST', '/api/nuxtapi/publish/posts/', {}, 200, { success: true, data: { items: [] } }],
	[
		'start-up data reports what failed',
		'/misc/info/',
		status(500),
		'GET',
		'/api/nuxtapi/checkInitData/',
		{},
		200,
		{ info: { success: false, statusCode: 500 } },
	],
	[
		'maintenance is reported',
		'/misc/is-maintenance/',
		{ kind: 'body', text: '{"success":true}' },
		'GET',
		'/api/nuxtapi/maintenance',
		{},
		200,
		{ success: true },
	],
];

test.each(CALLS)('section 8 in calls of the browser: %s', async (_, call, fault, method, address, body, code, answered) => {
	const jar = openJar(shop.url);
	await jar.get('/api/nuxtapi/token');
	if (fault) failing(call, fault);
	const response = await (method === 'GET' ? jar.get(address) : jar.send(method, address, body));
	expect(response.status).toBe(code);
	expect(await response.json()).toMatchObject(answered);
});

test('a refused session is replaced by a new one with a cart', async () => {
	const jar = openJar(shop.url);
	await jar.get('/api/nuxtapi/token');
	jar.cookies.set('hapi_auth_token', 'nobody');
	expect((await jar.get('/api/hapi/webshop/cart')).status).toBe(401);
	expect(await (await jar.get('/api/nuxtapi/token?regenerate=1')).json()).toMatchObject({ data: { created: true } });
	expect((await jar.get('/api/hapi/webshop/cart')).status).toBe(200);
});

test('a call of a feature that the backend lacks never reaches it', async () => {
	const jar = openJar(shop.url);
	await jar.get('/api/nuxtapi/token');
	faulty.forget();
	await jar.send('POST', '/api/hapi/wishlist', { model: 'catalogproduct', code: 'p-101', qty: 1 });
	expect(faulty.calls.filter(({ path }) => !path.includes('/misc/endpoints/'))).toEqual([]);
});

test('a session that the backend still accepts survives a single 401: the token is kept', async () => {
	const jar = openJar(shop.url);
	await jar.get('/api/nuxtapi/token');
	const token = jar.cookies.get('hapi_auth_token');
	failing('/webshop/cart/', status(401));
	expect((await jar.get('/api/hapi/webshop/cart')).status).toBe(401);
	faulty.break(() => undefined);
	expect(await (await jar.get('/api/nuxtapi/token?regenerate=1')).json()).toMatchObject({ data: { created: false } });
	expect(jar.cookies.get('hapi_auth_token')).toBe(token);
	expect((await jar.get('/api/hapi/webshop/cart')).status).toBe(200);
});

const REFUSAL = { message: 'Kupon je istekao.\n    at check (/srv/backend/coupons.js:12:3)', data: { label_name: 'error_coupon_over' } };
const GATEWAY_CALL = ['the gateway', '/webshop/cart/', '/api/hapi/webshop/cart'] as const;
const PROXY_CALL = ['the proxy', '/misc/info/', '/api/nuxtapi/info'] as const;

describe.each([GATEWAY_CALL, PROXY_CALL])('a failed call through %s', (_, call, address) => {
	test.each([400, 409, 500, 501, 502, 503, 504, 520])('keeps status %i, message and data.label_name, without a stack', async (code) => {
		const jar = openJar(shop.url);
		await jar.get('/api/nuxtapi/token');
		failing(call, status(code, JSON.stringify(REFUSAL)));
		const response = await jar.get(address);
		expect(response.status).toBe(code);
		const body = await response.text();
		expect(JSON.parse(body)).toMatchObject({
			success: false,
			status: code,
			message: 'Kupon je istekao.',
			label_name: 'error_coupon_over',
			data: { label_name: 'error_coupon_over' },
		});
		expect(body).not.toContain('/srv/');
	});
});
