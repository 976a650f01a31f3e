import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { startBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';
import { askAsWritten } from '#tests/support/raw-requests.ts';
import { startOwnShop } from '#tests/support/start-own-shop.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const SECRET = { baseClientSecret: 'a-secret-of-both-programs' };
/** Pages that show what only a mail's recipient may see, or approve payments. */
const DEVELOPER_PAGES = ['/dev/outbox', '/dev/outbox?format=json', '/%64ev/outbox', '/dev/vitals', '/dev/oidc/jwks', '/bank/bank.js'];
/** What a proxy adds to each request. */
const PROXY_HEADERS: readonly Readonly<Record<string, string>>[] = [
	{ 'x-forwarded-for': '203.0.113.5' },
	{ 'x-forwarded-host': 'titraj.example' },
	{ 'x-forwarded-proto': 'https' },
	{ forwarded: 'for=203.0.113.5;host=titraj.example;proto=https' },
	{ 'x-real-ip': '203.0.113.5' },
	{ via: '1.1 proxy' },
];
const VIA_PROXY = { host: 'titraj.example', 'x-forwarded-for': '203.0.113.5' };

const statuses = (url: string, headers: Readonly<Record<string, string>> = {}) =>
	Promise.all(DEVELOPER_PAGES.map(async (path) => (await askAsWritten(url, path, { headers })).status));
const all = (status: number) => DEVELOPER_PAGES.map(() => status);

let demo: TestBackend;
let behindProxy: TestBackend;
beforeAll(async () => {
	demo = await startTestBackend(undefined, { siteUrl: 'http://localhost:8888', allowedHosts: ['titraj.example', 'ured.titraj.example'] });
	behindProxy = await startTestBackend(undefined, { trustedProxies: 1, ...SECRET });
});
afterAll(async () => {
	await demo.close();
	await behindProxy.close();
});

describe('pages for developers and the test bank', () => {
	it('are open in a demo that only this machine reaches', async () => {
		expect(await statuses(demo.url)).toEqual(all(200));
	});

	it.each(PROXY_HEADERS)('are closed for a request with %o, which came through a proxy', async (headers) => {
		expect(await statuses(demo.url, headers)).toEqual(all(404));
	});

	it('are closed for a request that names the public host', async () => {
		expect(await statuses(demo.url, { host: 'titraj.example' })).toEqual(all(404));
	});

	it.each([{}, { host: 'titraj.example' }, VIA_PROXY])('are closed with a trusted proxy, for a request with %o', async (headers) => {
		expect(await statuses(behindProxy.url, headers)).toEqual(all(404));
	});

	it('are closed at an address that others can reach, and the shop offers no cards', { timeout: 90_000 }, async () => {
		await using exposed = await startTestBackend(undefined, { host: '0.0.0.0' });
		expect(await statuses(exposed.url)).toEqual(all(404));
		const { body } = await exposed.call('_get_hapi_misc_info', {});
		expect(JSON.stringify(body)).not.toMatch(/"code":"(?:card|wallet)/);
	});

	it('are closed in a merchant’s own shop', { timeout: 90_000 }, async () => {
		await using own = await startOwnShop();
		expect(await statuses(own.url)).toEqual(all(404));
	});

	it('are opened by their own settings, also behind a trusted proxy', { timeout: 90_000 }, async () => {
		await using opened = await startTestBackend(undefined, { trustedProxies: 1, ...SECRET, devPages: true, testBank: true });
		expect(await statuses(opened.url, VIA_PROXY)).toEqual(all(200));
	});
});

it('the owner’s account cannot be taken over with a new password whose code is read at /dev/outbox through a proxy', async () => {
	const email = 'urednik@titraj.example';
	const asked = await behindProxy.send('/hapi/v1/auth/forgotten-password/', {
		method: 'POST',
		headers: { authorization: `Bearer ${await behindProxy.newToken()}`, 'content-type': 'application/json' },
		body: JSON.stringify({ email }),
	});
	expect(asked.status).toBe(200);
	expect(await behindProxy.db.selectFrom('mails').select('id').where('recipient', '=', email).execute()).not.toEqual([]);
	for (const headers of [{}, { host: 'titraj.example' }, VIA_PROXY])
		expect((await askAsWritten(behindProxy.url, '/dev/outbox?format=json', { headers })).status).toBe(404);
});

describe('the start', () => {
	afterEach(() => vi.unstubAllEnvs());

	it.each([
		['BACKEND_TRUSTED_PROXIES', { BACKEND_TRUSTED_PROXIES: '1' }],
		['TRUSTED_PROXIES', { TRUSTED_PROXIES: '2' }],
	])('is refused in one sentence with %s and without BASE_CLIENT_SECRET', async (name, variables) => {
		for (const [variable, value] of Object.entries(variables)) vi.stubEnv(variable, value);
		await expect(startBackend(await fixtureInMemory())).rejects.toThrow(new RegExp(`^${name} is set without BASE_CLIENT_SECRET: [^.]+\\.$`));
	});

	it('knows that others reach it by its address or a trusted proxy', () => {
		const isLocal = (variables: Record<string, string>) => readConfig({ dataDir: null }, variables).isLocal;
		expect([{}, { HOST: '0.0.0.0' }, { BACKEND_TRUSTED_PROXIES: '1' }, { TRUSTED_PROXIES: '1' }].map(isLocal)).toEqual([true, false, false, false]);
	});
});

describe('the host of a request to the backend', () => {
	const PATH = '/hapi/v1/misc/endpoints/';
	it.each([
		['a foreign host', { host: 'drugdje.example' }, 421],
		['a foreign host with a port', { host: 'drugdje.example:8787' }, 421],
		['the shop’s host as part of another', { host: 'titraj.example.drugdje.example' }, 421],
		['a private address', { host: '10.0.0.5' }, 421],
		['a host with a path', { host: 'titraj.example/x' }, 400],
		['a host after a user', { host: 'titraj.example@drugdje.example' }, 400],
	])('%s is refused on every path', async (_title, headers, status) => {
		for (const path of [PATH, '/', '/admin/prijevodi/', '/missing', '/merchant/v1/openapi.json', '/media/1', '/dev/outbox'])
			expect([path, (await askAsWritten(demo.url, path, { headers })).status]).toEqual([path, status]);
	});

	it.each(['titraj.example', 'Titraj.Example.:443', 'ured.titraj.example', 'localhost:8787', '127.0.0.1', '[::1]:8787'])('%s is accepted', async (host) => {
		expect((await askAsWritten(demo.url, PATH, { headers: { host } })).status).toBe(200);
	});

	it('is not this machine’s for what a proxy passed on, unless that is the shop’s', async () => {
		const headers = { host: 'localhost:8787', 'x-forwarded-for': '203.0.113.5' };
		expect((await askAsWritten(behindProxy.url, PATH, { headers })).status).toBe(421);
		expect((await askAsWritten(demo.url, PATH, { headers })).status).toBe(200);
	});

	it('must be named', async () => {
		expect((await askAsWritten(demo.url, PATH, { rawHeaders: ['Host', ''] })).status).toBe(400);
	});

	it('must be named once', async () => {
		const answer = await askAsWritten(demo.url, PATH, { rawHeaders: ['Host', 'titraj.example', 'Host', 'drugdje.example'] });
		expect(answer.status).toBe(400);
	});

	it('is the trusted proxy’s X-Forwarded-Host, which is checked too', async () => {
		const from = async (host: string) => (await askAsWritten(behindProxy.url, PATH, { headers: { ...VIA_PROXY, 'x-forwarded-host': host } })).status;
		expect([await from('titraj.example'), await from('drugdje.example')]).toEqual([200, 421]);
	});

	it('cannot be chosen by X-Forwarded-Host without a trusted proxy', async () => {
		const headers = { host: 'titraj.example', 'x-forwarded-host': 'drugdje.example' };
		const { status, body } = await askAsWritten(demo.url, '/merchant/v1/openapi.json', { headers });
		expect(status).toBe(200);
		expect(body.toString()).not.toContain('drugdje.example');
	});

	it.each(['titraj.example', 'ured.titraj.example'])('%s is in no redirect', async (host) => {
		for (const path of ['/admin', '/admin/', '/admin/proizvodi/', '//drugdje.example/', '/admin//drugdje.example']) {
			const { headers } = await askAsWritten(demo.url, path, { headers: { host } });
			expect([path, String(headers['location'] ?? '/')]).toEqual([path, expect.stringMatching(/^\/(?!\/)/)]);
		}
	});
});
