import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importStores, type RejectedStore, saveStoresInDatabase } from '@titraj/backend/import/stores/import-stores.ts';
import { LocationFiltersAnswer, LocationsAnswer, type LocationsQuery } from '@titraj/contract/location.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { REAL_STORES } from '#tests/support/real-stores.ts';
import { shopFixture } from '#tests/support/shop-fixture.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';

type Backend = Awaited<ReturnType<typeof startContentBackend>>;
let backend: Backend;

const store = (code: string, city: string, rest: object = {}) => ({
	...{ code, slug: code, title: `Titraj ${city}`, address: 'Ulica 1', postcode: '10000', city, country: 'HR', phone: null, email: null },
	...{ lat: 45.8, lon: 15.97, services: ['Servis'], opening_hours: [{ weekday: 1, opens: '08:00', closes: '20:00' }] },
	...rest,
});
const STORES = [
	store('zagreb', 'Zagreb'),
	store('split', 'Split', { lat: 43.51, lon: 16.44, services: ['Servis', 'Radionica'], postcode: '21000' }),
	store('sibenik', 'Šibenik', { lat: 43.74, lon: 15.9, services: [] }),
	store('bar', 'Opatija', { lat: 45.34, lon: 14.31, opening_hours: [5, 7].map((weekday) => ({ weekday, opens: '20:00', closes: '02:00' })) }),
	store('praznik', 'Zadar', {
		lat: 44.11,
		lon: 15.23,
		opening_exceptions: [
			{ date: '2026-12-07', opens: null, closes: null, note: 'Inventura' },
			{ date: '2026-12-08', opens: '10:00', closes: '12:00', note: null },
		],
	}),
];

beforeAll(async () => {
	const { catalog, content } = shopFixture();
	backend = await startContentBackend({ catalog, content: { ...content, stores: STORES } });
});
afterAll(() => backend.close());

async function find(query: LocationsQuery) {
	const { data } = expectContract(LocationsAnswer, (await backend.call('_get_hapi_location', query)).body);
	return data?.items ?? [];
}
const cities = async (query: LocationsQuery) => (await find(query)).map(({ city }) => city);

describe('stores', () => {
	const cases: [string, LocationsQuery, string[]][] = [
		['all', {}, ['Opatija', 'Split', 'Zadar', 'Zagreb', 'Šibenik']],
		['by town', { city: 'Split' }, ['Split']],
		['by service', { service: 'Radionica' }, ['Split']],
		['by a service that no store has', { service: 'Radionica"]' }, []],
		['by the beginning of a town without diacritics', { search_q: 'sib' }, ['Šibenik']],
		['by postcode', { search_q: '21000' }, ['Split']],
		['by words in any order', { search_q: 'split titraj' }, ['Split']],
		['wildcard characters have no special meaning', { search_q: '%_%' }, ['Opatija', 'Split', 'Zadar', 'Zagreb', 'Šibenik']],
		['nearest first', { lat: 43.5, lon: 16.4 }, ['Split', 'Šibenik', 'Zadar', 'Zagreb', 'Opatija']],
		['a location needs both coordinates', { lat: 43.5 }, ['Opatija', 'Split', 'Zadar', 'Zagreb', 'Šibenik']],
		['by address', { slug: 'zagreb-1' }, ['Zagreb']],
	];
	it.each(cases)('%s', async (_title, query, expected) => {
		const found = await cities(query);
		expect(query.lat === undefined || query.lon === undefined ? found.toSorted() : found).toEqual(query.lon === undefined ? expected.toSorted() : expected);
	});

	it('are sorted by town, ignoring diacritics', async () => expect(await cities({})).toEqual(['Opatija', 'Šibenik', 'Split', 'Zadar', 'Zagreb']));

	it('have a distance in kilometres', async () => {
		const [nearest] = await find({ lat: 45.81, lon: 15.98, limit: 1 });
		expect(nearest?.distance_km).toBeGreaterThan(0.5);
		expect(nearest?.distance_km).toBeLessThan(2);
		expect((await find({ limit: 1 }))[0]?.distance_km).toBeNull();
	});

	it.each([[{ lat: 91, lon: 0 }], [{ limit: 0 }], [{ search_q: 'a'.repeat(101) }], [{ cursor: 'x' }]])('%j is refused', async (query) => {
		expect((await backend.call('_get_hapi_location', query)).status).toBe(400);
	});
});

describe('open now, in the shop’s time zone', () => {
	const cases: [string, string, string, boolean][] = [
		['on a Monday morning', 'Zagreb', '2026-11-30T07:00:00Z', true],
		['a minute before it opens (winter time)', 'Zagreb', '2026-11-30T06:59:00Z', false],
		['an hour earlier in UTC in summer', 'Zagreb', '2026-07-06T06:00:00Z', true],
		['at the minute of closing', 'Zagreb', '2026-11-30T19:00:00Z', false],
		['on a day without hours', 'Zagreb', '2026-12-01T10:00:00Z', false],
		['before midnight of opening hours past midnight', 'Opatija', '2026-12-04T22:30:00Z', true],
		['after midnight of those hours', 'Opatija', '2026-12-05T00:30:00Z', true],
		['after those hours', 'Opatija', '2026-12-05T01:00:00Z', false],
		['after midnight of the night when daylight saving time begins', 'Opatija', '2026-03-29T22:30:00Z', true],
		['after midnight of the night when daylight saving time ends', 'Opatija', '2026-10-25T23:30:00Z', true],
		['on a day closed by an exception', 'Zadar', '2026-12-07T10:00:00Z', false],
		['on a day opened by an exception', 'Zadar', '2026-12-08T10:00:00Z', true],
		['outside the hours of an exception', 'Zadar', '2026-12-08T12:00:00Z', false],
	];
	it.each(cases)('%s', async (_title, city, moment, open) => {
		backend.setClock(moment);
		expect(await cities({ open_now: true, city })).toEqual(open ? [city] : []);
	});
});

it('filters list towns and services, the largest first', async () => {
	const { data } = expectContract(LocationFiltersAnswer, (await backend.call('_get_hapi_location_filters', {})).body);
	expect(data?.services).toEqual([
		{ title: 'Servis', total: 4 },
		{ title: 'Radionica', total: 1 },
	]);
	expect(data?.cities).toHaveLength(5);
});

it('each store has the code for stock, and the shop’s country if it has none', async () => {
	const dir = mkdtempSync(join(tmpdir(), 'stores-'));
	const row = (id: number | string, rest: object = {}) => ({
		...{ id, name: 'Vrt', address: 'Ilica 5', city: 'Kutina', zip: '44320', location: { lat: 45.48, lon: 16.78 }, hours: 'Sat: 08:00-11:30', services: [] },
		...rest,
	});
	const rows = [row('kutina-trg'), row(7, { country: 'SI' }), row('warehouse'), row('s razmakom')];
	writeFileSync(join(dir, 'stores.json'), JSON.stringify(rows));
	const rejected: RejectedStore[] = [];
	const report = await importStores(join(dir, 'stores.json'), saveStoresInDatabase(backend.db), (store) => rejected.push(store));
	rmSync(dir, { recursive: true });

	expect([report.accepted, rejected.map(({ id }) => id)]).toEqual([2, ['warehouse', 's razmakom']]);
	const imported = backend.db.selectFrom('stores').select(['code', 'country', 'opening_hours']).where('city', '=', 'Kutina');
	const opening_hours = [{ weekday: 6, opens: '08:00', closes: '11:30' }];
	expect(await imported.orderBy('code').execute()).toEqual([
		{ code: 'IMP-7', country: 'SI', opening_hours },
		{ code: 'kutina-trg', country: 'HR', opening_hours },
	]);
	await backend.db.deleteFrom('stores').where('city', '=', 'Kutina').execute();
});

describe.skipIf(REAL_STORES === undefined)('1,565 real stores', () => {
	it('are imported twice without duplicates, and found within 50 ms', async () => {
		const rejected: RejectedStore[] = [];
		for (let run = 0; run < 2; run++) {
			const report = await importStores(REAL_STORES ?? '', saveStoresInDatabase(backend.db), (row) => rejected.push(row));
			expect(report).toMatchObject({ stores: 1565, accepted: 1565, rejected: 0 });
		}
		expect(rejected).toEqual([]);
		const { data } = expectContract(LocationsAnswer, (await backend.call('_get_hapi_location', { limit: 500 })).body);
		expect(data?.total).toBe(1565 + STORES.length);

		const queries: LocationsQuery[] = [{}, { search_q: 'san' }, { service: 'Electronics Recycling' }, { lat: 40.7, lon: -74 }, { open_now: true }];
		const times: number[] = [];
		for (let round = 0; round < 20; round++)
			for (const query of queries) {
				const started = performance.now();
				expect((await backend.call('_get_hapi_location', { ...query, limit: 24 })).status).toBe(200);
				times.push(performance.now() - started);
			}
		const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
		console.info(`store index: p95 ${p95.toFixed(1)} ms of ${times.length} calls`);
		expect(p95).toBeLessThan(50);
	});
});
