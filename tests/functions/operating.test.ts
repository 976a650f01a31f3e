import { execFileSync } from 'node:child_process';
import { setMaintenance } from '@titraj/backend/content/site/maintenance.ts';
import { endpoints } from '@titraj/contract/endpoints.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedCache } from '#lib/platform/server/cache/shared-cache.server.ts';
import { listen } from '#scripts/serve/start-site.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { type FaultyBackend, startFaultyBackend } from '#tests/support/faulty-backend.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let shop: RunningShop;
let faulty: FaultyBackend;
let lines: Record<string, unknown>[] = [];
const pageCheck = vi.fn(async () => undefined);

beforeAll(async () => {
	shop = await startShop({ named: { page: pageFunction() }, checkPage: pageCheck });
	faulty = await startFaultyBackend(shop.backendUrl);
	process.env['BACKEND_URL'] = faulty.url;
});
afterAll(async () => {
	await faulty.close();
	await shop.close();
});
beforeEach(() => {
	lines = [];
	const keep = (line: string) => void lines.push(JSON.parse(line));
	vi.spyOn(console, 'log').mockImplementation(keep);
	vi.spyOn(console, 'error').mockImplementation(keep);
	process.env['LOG_LEVEL'] = 'info';
});
afterEach(() => {
	faulty.break(() => undefined);
	delete process.env['LOG_LEVEL'];
	vi.restoreAllMocks();
});

const answered = () => lines.filter(({ event }) => event === 'answered');

describe('log', () => {
	test('each request is one line with the request id of its response', async () => {
		const response = await fetch(`${shop.url}/api/nuxtapi/labels?lang=hr`);
		expect(answered()).toEqual([
			expect.objectContaining({ level: 'info', method: 'GET', path: '/api/nuxtapi/labels', status: 200, request_id: response.headers.get('x-request-id') }),
		]);
	});
	test('the backend is called with the same id', async () => {
		const jar = openJar(shop.url);
		await jar.get('/api/nuxtapi/token?regenerate=1');
		faulty.forget();
		const response = await jar.get('/api/hapi/webshop/cart');
		expect(faulty.calls.map(({ path, requestId }) => [path, requestId])).toEqual([['/hapi/v1/webshop/cart/', response.headers.get('x-request-id')]]);
	});
	test('a trace of the caller is continued in the log and at the backend; without one each request has its own', async () => {
		const jar = openJar(shop.url);
		await jar.get('/api/nuxtapi/token?regenerate=1');
		faulty.forget();
		lines.length = 0;
		const trace = '0af7651916cd43dd8448eb211c80319c';
		await jar.get('/api/hapi/webshop/cart', { traceparent: `00-${trace}-b7ad6b7169203331-01` });
		expect(answered()).toEqual([expect.objectContaining({ trace_id: trace })]);
		expect(faulty.calls.map(({ traceparent }) => traceparent)).toEqual([expect.stringMatching(`^00-${trace}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`)]);
		await jar.get('/api/hapi/webshop/cart');
		expect(answered()[1]?.['trace_id']).toMatch(/^(?!0af)[0-9a-f]{32}$/);
	});
	test('a failure is logged with the id that the visitor sees', async () => {
		faulty.break(({ path }) => (path.includes('price-qty') ? { kind: 'body', text: '{}', status: 500 } : undefined));
		const response = await openJar(shop.url).send('POST', '/api/hapi/catalog/price-qty', { ids: [1] });
		expect(response.status).toBe(500);
		const { request_id } = await response.json();
		expect(lines.find(({ event }) => event === 'backend failed')).toMatchObject({ level: 'error', request_id });
	});
	test('codes of orders and queries of calls are left out', async () => {
		faulty.break(() => ({ kind: 'reset' }));
		await fetch(`${shop.url}/api/hapi/webshop/order?order_identificator=12-sEcReT`);
		await fetch(`${shop.url}/api/hapi/x/12-sEcReT/`);
		expect(answered()).toHaveLength(2);
		expect(JSON.stringify(lines)).not.toContain('sEcReT');
	});
	test.each([
		['a new password', '/nova-lozinka/'],
		['a new account or e-mail', '/potvrda-registracije/'],
		['a new password, in another language', '/en/nova-lozinka/'],
	])('the code of a mail that leads to %s is left out', async (_name, path) => {
		const id = '3F2504E0-4f89-41d3-9a0c-0305e82c3301';
		await fetch(`${shop.url}${path}${id}/sEcReT_-0/`, { redirect: 'manual' });
		await fetch(`${shop.url}${path}${id}/sEcReT_-0`, { redirect: 'manual' });
		expect(answered().map((line) => line['path'])).toEqual([`${path}…/…/`, `${path}…/…`]);
		expect(JSON.stringify(lines)).not.toContain('sEcReT');
	});
	test('the code of a newsletter is left out', async () => {
		await fetch(`${shop.url}/newsletter/12-sEcReT/`, { redirect: 'manual' });
		expect(answered()).toHaveLength(1);
		expect(JSON.stringify(lines)).not.toContain('sEcReT');
	});
	test('a request that fails before its response is logged without codes', async () => {
		const printed: unknown[] = [];
		vi.spyOn(console, 'error').mockImplementation((...words) => void printed.push(...words));
		await using site = await listen(() => Promise.reject(new Error('broken')), { port: 0, host: '127.0.0.1' });
		for (const path of ['/nova-lozinka/3f2504e0-4f89-41d3-9a0c-0305e82c3301/sEcReT/', '/api/hapi/x/12-sEcReT/', '/?code=sEcReT'])
			await fetch(`${site.url}${path}`);
		expect(printed.map((line) => JSON.parse(String(line)).path)).toEqual(['/nova-lozinka/…/…/', '/api/hapi/x/12-…/', '/']);
		expect(printed.join()).not.toContain('sEcReT');
	});
	test('LOG_LEVEL sets what is logged', async () => {
		process.env['LOG_LEVEL'] = 'error';
		await fetch(`${shop.url}/api/nuxtapi/labels?lang=hr`);
		expect(lines).toEqual([]);
	});
});

describe('Server-Timing', () => {
	test('uncached responses have their own time, and that of the backend', async () => {
		const response = await openJar(shop.url).send('POST', '/api/hapi/catalog/price-qty', { ids: [1] });
		expect(response.headers.get('server-timing')).toMatch(/^total;dur=[\d.]+, backend;dur=[\d.]+;desc="\d calls"$/);
	});
	test('responses that a CDN may cache do not have it', async () => {
		expect((await fetch(`${shop.url}/api/nuxtapi/labels?lang=hr`)).headers.get('server-timing')).toBeNull();
	});
});

describe('health', () => {
	let clock = Date.now();
	/** Results are cached for ten seconds. */
	const ask = async () => {
		clock += 10_000;
		vi.setSystemTime(clock);
		const response = await fetch(`${shop.url}/api/health`);
		return { status: response.status, kept: response.headers.get('cache-control'), text: await response.text() };
	};
	beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
	afterEach(() => void vi.useRealTimers());

	test('a working shop returns 200, uncached', async () => {
		const { status, kept, text } = await ask();
		expect([status, kept]).toEqual([200, 'no-store']);
		expect(JSON.parse(text).data.checks.map(({ name, ok }: { name: string; ok: boolean }) => [name, ok])).toEqual([
			['environment', true],
			['backend', true],
			['contract', true],
			['open', true],
			['storage', true],
			['page', true],
		]);
		expect(JSON.parse(text).data).toMatchObject({ problem: null, age: 0 });
	});
	test('a database that cannot store a row, as with a full disk, is 503 and says so', async () => {
		const { db } = shop;
		if (db === null) throw new Error('no database');
		await sql`create function refuse_writes() returns trigger language plpgsql as $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(
			db,
		);
		await sql`create trigger full_disk before insert or update on settings for each row execute function refuse_writes()`.execute(db);
		const { status, text } = await ask();
		await sql`drop function refuse_writes cascade`.execute(db);
		expect(status).toBe(503);
		expect(JSON.parse(text).data).toMatchObject({
			checks: expect.arrayContaining([{ name: 'storage', ok: false }]),
			problem: 'The backend cannot store data, so orders fail: its disk may be full.',
		});
	});
	test('pages that fail to render are 503, although the backend works', async () => {
		pageCheck.mockRejectedValueOnce(new Error('Cannot find module chunk-1.mjs'));
		const { status, text } = await ask();
		expect(status).toBe(503);
		expect(JSON.parse(text).data).toMatchObject({
			checks: expect.arrayContaining([
				{ name: 'backend', ok: true },
				{ name: 'page', ok: false },
			]),
			problem: 'Pages cannot be rendered.',
		});
		expect(text).not.toContain('chunk-1');
		expect(lines).toContainEqual(expect.objectContaining({ event: 'unhealthy', error: expect.stringContaining('chunk-1') }));
	});
	test('a backend without a health call is not asked to store anything', async () => {
		const { _get_hapi_misc_health: _health, ...others } = endpoints;
		sharedCache().clear();
		faulty.break(({ path }) => (path.includes('misc/endpoints') ? { kind: 'body', text: JSON.stringify({ success: true, data: others }) } : undefined));
		const { status, text } = await ask();
		sharedCache().clear();
		expect([status, text.includes('storage')]).toEqual([200, false]);
	});
	test('the liveness path calls nothing else', async () => {
		faulty.break(() => ({ kind: 'reset' }));
		faulty.forget();
		pageCheck.mockClear();
		const response = await fetch(`${shop.url}/api/live`);
		expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
			200,
			'no-store',
			{ success: true, data: { status: 'ok' } },
		]);
		expect([faulty.calls, pageCheck.mock.calls]).toEqual([[], []]);
	});
	test.each([
		['a backend that does not respond', () => faulty.break(() => ({ kind: 'reset' })), 'backend'],
		[
			'a backend without a core call',
			() => faulty.break(({ path }) => (path.includes('misc/endpoints') ? { kind: 'body', text: '{"success":true,"data":{}}' } : undefined)),
			'contract',
		],
	])('%s is 503', async (_title, spoil, check) => {
		spoil();
		const { status, text } = await ask();
		expect(status).toBe(503);
		expect(JSON.parse(text)).toMatchObject({ success: false, data: { status: 'failing', checks: expect.arrayContaining([{ name: check, ok: false }]) } });
	});
	test('an invalid setting is 503, without its value', async () => {
		process.env['CLEAR_CACHE_SECRET'] = 'too-short';
		const { status, text } = await ask();
		delete process.env['CLEAR_CACHE_SECRET'];
		expect(status).toBe(503);
		expect(text).not.toContain('too-short');
	});
	test('a shop under maintenance is 503', async () => {
		const { db } = shop;
		if (db === null) throw new Error('no database');
		await setMaintenance(db, true);
		const { status, text } = await ask();
		await setMaintenance(db, false);
		expect(status).toBe(503);
		expect(text).toContain('{"name":"open","ok":false}');
	});
	test('it contains no address', async () => {
		faulty.break(() => ({ kind: 'reset' }));
		sharedCache().clear();
		expect((await ask()).text).not.toContain('127.0.0.1');
	});
	test('without a watching process the checks run with a request, at most once in ten seconds', async () => {
		await ask();
		faulty.forget();
		await Promise.all(Array.from({ length: 20 }, () => fetch(`${shop.url}/api/health`)));
		expect(faulty.calls).toEqual([]);
	});
});

test('the site renders with React’s production build unless NODE_ENV is set', () => {
	const { NODE_ENV: _mode, ...variables } = process.env;
	const script = "await import('./scripts/serve/start-site.ts'); process.stdout.write(String(process.env.NODE_ENV))";
	const modeIn = (env: NodeJS.ProcessEnv) => execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' });
	expect(modeIn(variables)).toBe('production');
	expect(modeIn({ ...variables, NODE_ENV: 'development' })).toBe('development');
});
