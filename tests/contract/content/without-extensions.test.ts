import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { ApiFailure, unwrap } from '#lib/platform/http/result.ts';
import { contentFixture } from '#tests/support/content-fixture.ts';
import { type Fault, type FaultyBackend, startFaultyBackend } from '#tests/support/faulty-backend.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';

const TODAY = new Date('2026-12-05T00:00:00Z');
let backend: Awaited<ReturnType<typeof startContentBackend>>;
let faulty: FaultyBackend;
let client: ApiClient;

beforeAll(async () => {
	backend = await startContentBackend(contentFixture());
	faulty = await startFaultyBackend(backend.url);
	client = unwrap(await connect({ baseUrl: faulty.url, host: 'titraj.example', lang: 'hr' }));
});
afterEach(() => faulty.break(() => undefined));
afterAll(async () => {
	await faulty.close();
	await backend.close();
});

/** A page's own content, loaded from the current backend. */
async function propsOf(path: string, asked: ApiClient): Promise<unknown> {
	const outcome = await loadPath({ path, client: asked, site: await loadSite(asked, TODAY) });
	if (outcome.kind === 'unavailable') throw new ApiFailure(outcome.error);
	if (outcome.kind !== 'page') throw new Error(`${path}: ${outcome.kind}`);
	return outcome.loaded.content.props;
}

type Extension = readonly [name: EndpointName, path: string, load: (asked: ApiClient) => Promise<unknown>, without: unknown];
const EXTENSIONS: readonly Extension[] = [
	['_get_hapi_cms_menus', '/cms/menus/', (asked) => loadSite(asked, TODAY), { menus: [] }],
	['_get_hapi_location_filters', '/location/filters/', (asked) => propsOf('/poslovnice/', asked), { total: 1, choices: { cities: [], services: [] } }],
	['_get_hapi_cms_calendar', '/cms/calendar/', (asked) => propsOf('/advent/', asked), { doors: [] }],
	['_get_hapi_auth_providers', '/auth/providers/', (asked) => propsOf('/moj-racun/prijava/', asked), { providers: [] }],
];

test('delivery to parcel lockers is offered only if the endpoint table lists lockers', async () => {
	const { _get_hapi_webshop_parcel_locker: _, ...table } = client.settings.table;
	const hasLockers = async (asked: ApiClient) => propsOf('/webshop/podaci/', asked);
	expect(await hasLockers(client)).toMatchObject({ hasLockers: true });
	expect(await hasLockers(client.with({ table }))).toMatchObject({ hasLockers: false });
});

test.each(['/webshop/prijava/', '/webshop/dostava/'])('%s leads to the customer screen, which also asks for sign-in and delivery', async (path) => {
	expect(await loadPath({ path, client, site: await loadSite(client, TODAY) })).toEqual({ kind: 'redirect', to: '/webshop/podaci/', code: 302 });
	expect(await propsOf('/webshop/podaci/', client)).toMatchObject({
		steps: [{ step: 'shopping_cart' }, { step: 'customer', asks: ['login', 'shipping'] }, { step: 'payment' }, { step: 'review_order' }, { step: 'thank_you' }],
	});
});

describe.each(EXTENSIONS)('%s', (name, path, load, without) => {
	test('is left out if it is missing in the endpoint table', async () => {
		const { [name]: _, ...table } = client.settings.table;
		expect(await load(client.with({ table }))).toMatchObject(without as object);
	});

	test('is left out if the backend responds with 404', async () => {
		faulty.break((call) => (call.path.includes(path) ? { kind: 'body', text: '{}', status: 404 } : undefined));
		expect(await load(client)).toMatchObject(without as object);
	});

	test.each<[string, Fault]>([
		['a broken connection', { kind: 'reset' }],
		['an internal error', { kind: 'body', text: '{}', status: 500 }],
		['a response that is not JSON', { kind: 'body', text: '<html>' }],
	])('%s is a failure that names the call, never an empty page', async (_, fault) => {
		faulty.break((call) => (call.path.includes(path) ? fault : undefined));
		const loading = load(client);
		await expect(loading).rejects.toThrow(ApiFailure);
		await expect(loading).rejects.toThrow(path);
	});
});
