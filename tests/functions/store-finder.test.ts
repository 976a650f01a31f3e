import { startBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findStores } from '#lib/stores/client/find-stores.ts';
import { type BrowserJar, openJar } from '#tests/support/browser-jar.ts';
import { type FaultyBackend, startFaultyBackend } from '#tests/support/faulty-backend.ts';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let backend: Awaited<ReturnType<typeof startBackend>>;
let faulty: FaultyBackend;
let shop: RunningShop;
let visitor: BrowserJar;

beforeAll(async () => {
	process.env['LANGUAGES'] = 'hr,de';
	backend = await startBackend(await fixtureInMemory());
	await backend.db
		.insertInto('text_translations')
		.values({ kind: 'store_service', id: 'preuzimanje', field: 'title', lang: 'de', text: 'Abholung', source: 'preuzimanje' })
		.execute();
	faulty = await startFaultyBackend(backend.url);
	shop = await startShop({ backendUrl: faulty.url });
});
afterAll(async () => {
	delete process.env['LANGUAGES'];
	await shop.close();
	await faulty.close();
	await backend.close();
});
afterEach(() => {
	faulty.break(() => undefined);
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** A page of the shop, for a visitor without a session. */
function open(pathname: string): void {
	visitor = openJar(shop.url);
	vi.stubGlobal('document', { cookie: '' });
	vi.stubGlobal('location', { pathname });
	const { fetch: real } = globalThis;
	vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
		input.startsWith('/') ? visitor.get(input, Object.fromEntries(new Headers(init?.headers))) : real(input, init),
	);
}

const byService = (service: string) => findStores(`service=${encodeURIComponent(service)}`, 1);

describe('the store finder', () => {
	test.each([
		['/poslovnice/', 'preuzimanje', /^\/poslovnice\/zagreb-centar-\d+\/$/],
		['/de/filialen/', 'Abholung', /^\/de\/[^/]+\/zagreb-centar-\d+\/$/],
	])('on %s finds the stores with a service, in its language, without a session', async (page, service, address) => {
		open(page);
		expect(await byService(service)).toMatchObject({ ok: true, data: { total: 1, stores: [{ services: [service], url: expect.stringMatching(address) }] } });
		expect([...visitor.cookies.keys()]).not.toContain('hapi_auth_token');
	});

	test('finds none for an unknown service', async () => {
		open('/de/filialen/');
		expect(await byService('Anderes')).toEqual({ ok: true, data: { total: 0, stores: [] } });
	});

	test('a backend that is down is a failure, not an empty list', async () => {
		vi.spyOn(console, 'error').mockReturnValue();
		open('/de/filialen/');
		faulty.break(({ path }) => (path.includes('/location/') ? { kind: 'body', text: '{}', status: 503 } : undefined));
		expect(await byService('Abholung')).toMatchObject({ ok: false, error: { statusCode: 503 } });
	});
});
