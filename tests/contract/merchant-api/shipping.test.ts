import { readDispatch } from '@titraj/backend/shipping/dispatch.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import { shippingMethod } from '#tests/support/shipping-method.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let zone: number;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
beforeAll(async () => {
	zone = (await merchant.call('POST', '/shipping-zones', { title: 'Slovenija', areas: ['SI'] })).body.id;
});

const method = (change: object = {}) =>
	shippingMethod({
		...{ zone_id: zone, code: 'gls', basis: 'weight' },
		prices: [
			{ above: '10000', price: '12.50' },
			{ above: '0', price: '5' },
		],
		...change,
	});
const methods = async () => (await merchant.call('GET', '/shipping-methods')).body.items.filter(({ zone_id }: { zone_id: number }) => zone_id === zone);

describe('a zone', () => {
	test('saves the entered areas without duplicates', async () => {
		const saved = await merchant.call('PUT', `/shipping-zones/${zone}`, { title: 'Slovenija', areas: ['si', 'SI 1000-1999', 'SI 1000-1999', 'SI 6'] });
		expect(saved.body).toEqual({ id: zone, title: 'Slovenija', areas: ['SI', 'SI 1000-1999', 'SI 6'] });
		expect((await merchant.call('GET', '/shipping-zones')).body.items).toContainEqual(saved.body);
		const areas = await backend.db
			.selectFrom('shipping_zone_areas')
			.select(['country', 'postcode_from', 'postcode_to'])
			.where('zone_id', '=', zone)
			.orderBy('id')
			.execute();
		expect(areas).toEqual([
			{ country: 'SI', postcode_from: null, postcode_to: null },
			{ country: 'SI', postcode_from: '1000', postcode_to: '1999' },
			{ country: 'SI', postcode_from: '6', postcode_to: '6' },
		]);
	});

	test.each([
		['no area', { areas: [] }],
		['an empty area', { areas: [' '] }],
		['an unknown country', { areas: ['XX'] }],
		['letters as a postcode', { areas: ['SI abc'] }],
		['a reversed range', { areas: ['SI 1999-1000'] }],
		['a range of postcodes of two lengths', { areas: ['SI 1-1000'] }],
		['no title', { title: '' }],
		['a script', { areas: ['<script>alert(1)</script>'] }],
		['a thousand areas', { areas: Array.from({ length: 1000 }, (_, place) => `SI ${place}`) }],
	])('is not changed by %s', async (_title, wrong) => {
		const before = (await merchant.call('GET', `/shipping-zones/${zone}`)).body;
		const { status, body } = await merchant.call('PUT', `/shipping-zones/${zone}`, { title: 'Slovenija', areas: ['SI'], ...wrong });
		expect([400, 422]).toContain(status);
		expect(body.errors[0].field).toMatch(/^(areas|title)/);
		expect((await merchant.call('GET', `/shipping-zones/${zone}`)).body).toEqual(before);
	});

	test('with an unknown id is not found', async () => {
		const { id: _id, ...known } = (await merchant.call('GET', '/shipping-methods')).body.items[0];
		const body = { title: 'X', areas: ['SI'] };
		for (const [verb, path, sent] of [
			['GET', '/shipping-zones/99999', undefined],
			['PUT', '/shipping-zones/99999', body],
			['DELETE', '/shipping-zones/99999', undefined],
			['GET', '/shipping-methods/99999', undefined],
			['PUT', '/shipping-methods/99999', known],
			['DELETE', '/shipping-methods/99999', undefined],
		] as const)
			expect([verb, path, (await merchant.call(verb, path, sent)).status]).toEqual([verb, path, 404]);
		expect((await merchant.call('POST', '/shipping-methods', method({ zone_id: 99_999 }))).body.errors[0].field).toBe('zone_id');
	});

	test('is changed by the second of two people only after they saw what the first changed', async () => {
		const seen = (await merchant.call('GET', `/shipping-zones/${zone}`)).headers.get('etag') ?? '';
		const save = (title: string) => merchant.call('PUT', `/shipping-zones/${zone}`, { title, areas: ['SI'] }, { 'if-match': seen });
		expect((await save('Slovenija i otoci')).status).toBe(200);
		const refused = await save('Slovenija');
		expect([refused.status, refused.body.current.title]).toEqual([412, 'Slovenija i otoci']);
	});
});

describe('a shipping method', () => {
	test('is saved with its prices in their order, changed, and removed', async () => {
		const added = await merchant.call('POST', '/shipping-methods', method());
		expect(added.body).toMatchObject({
			...{ code: 'gls', to: 'home', basis: 'weight', free_over: null, maximum_grams: null, takes_cash: false, bulky: '0.00' },
			prices: [
				{ above: '0', price: '5.00' },
				{ above: '10000', price: '12.50' },
			],
		});
		expect((await merchant.call('POST', '/shipping-methods', method())).body.errors[0].field).toBe('code');
		const path = `/shipping-methods/${added.body.id}`;
		expect((await merchant.call('PUT', path, method({ takes_cash: true, prices: [{ above: '0', price: '6' }] }))).body).toMatchObject({
			...{ takes_cash: true, prices: [{ above: '0', price: '6.00' }] },
		});
		expect((await merchant.call('DELETE', path)).status).toBe(200);
		expect(await methods()).toEqual([]);
	});

	test.each([
		['no price', { prices: [] }, 'prices'],
		['no price from 0', { prices: [{ above: '100', price: '5' }] }, 'prices'],
		['a negative price', { prices: [{ above: '0', price: '-5' }] }, 'prices.0.price'],
		[
			'two prices above the same',
			{
				prices: [
					{ above: '0', price: '5' },
					{ above: '0', price: '6' },
				],
			},
			'prices',
		],
		[
			'a part of a gram',
			{
				prices: [
					{ above: '0', price: '5' },
					{ above: '1.5', price: '6' },
				],
			},
			'prices',
		],
		['reversed days', { days_from: 5 }, 'days_to'],
		['capital letters in its code', { code: 'GLS' }, 'code'],
		['a weight of zero', { maximum_grams: 0 }, 'maximum_grams'],
		['a side of zero', { maximum_size_mm: [600, 400, 0] }, 'maximum_size_mm.2'],
		['a column of the database', { position: 1 }, 'position'],
	])('is not saved with %s', async (_title, wrong, field) => {
		const { status, body } = await merchant.call('POST', '/shipping-methods', method(wrong));
		expect([status === 400 || status === 422, body.errors[0].field]).toEqual([true, field]);
		expect(await methods()).toEqual([]);
	});

	test('keeps its largest size when it is written back as it was read, and drops it when it is left out', async () => {
		const added = await merchant.call('POST', '/shipping-methods', method({ code: 'ormaric', maximum_size_mm: [600, 400, 380] }));
		expect(added.body.maximum_size_mm).toEqual([600, 400, 380]);
		const { id, ...read } = added.body;
		expect((await merchant.call('PUT', `/shipping-methods/${id}`, read)).body).toEqual(added.body);
		expect((await merchant.call('PUT', `/shipping-methods/${id}`, method({ code: 'ormaric' }))).body.maximum_size_mm).toBeNull();
		await merchant.call('DELETE', `/shipping-methods/${id}`);
	});

	test('without a zone is pickup, which ignores what is sent', async () => {
		const { body } = await merchant.call(
			'POST',
			'/shipping-methods',
			method({ zone_id: null, code: 'druga', maximum_grams: 500, maximum_size_mm: [1, 1, 1], takes_cash: true }),
		);
		const row = await backend.db.selectFrom('shipping_methods').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow();
		expect(row).toMatchObject({ zone_id: null, kind: 'pickup', maximum_grams: null, maximum_size_mm: null, takes_cash: false });
		await merchant.call('DELETE', `/shipping-methods/${body.id}`);
	});

	test('is removed with its zone', async () => {
		await merchant.call('POST', '/shipping-methods', method());
		expect((await merchant.call('DELETE', `/shipping-zones/${zone}`)).status).toBe(200);
		expect(await methods()).toEqual([]);
	});
});

describe('what holds for all zones', () => {
	const SETTINGS = { default_grams: 800, cut_off: '14:00', pickup_until: '17:00', closed_days: [], countries: {} };
	const save = (change: object) => merchant.call('PUT', '/settings/shipping', { ...SETTINGS, ...change });

	test('is read as it was written: countries of a market, times, and days without dispatch once each', async () => {
		const saved = await save({ cut_off: '09:30', closed_days: ['2026-12-31', '2026-12-24', '2026-12-24'], countries: { hr: ['HR', 'SI'] } });
		expect(saved.body).toMatchObject({
			default_grams: 800,
			cut_off: '09:30',
			closed_days: ['2026-12-24', '2026-12-31'],
			countries: { hr: ['HR', 'SI'], de: [] },
		});
		expect((await merchant.call('GET', '/settings/shipping')).body).toEqual(saved.body);
		expect(await readDispatch(backend.db)).toEqual({ cutOff: '09:30', pickupUntil: '17:00', closedDays: new Set(['2026-12-24', '2026-12-31']) });
		expect((await save({ cut_off: null, pickup_until: null })).body).toMatchObject({ cut_off: null, pickup_until: null, closed_days: [] });
	});

	test.each([
		['a time past midnight', { cut_off: '24:00' }],
		['an hour alone', { cut_off: '9' }],
		['words', { pickup_until: '5 popodne' }],
		['a day in another format', { closed_days: ['31.12.2026'] }],
		['a day that does not exist', { closed_days: ['2026-02-30'] }],
		['an unknown country', { countries: { hr: ['XX'] } }],
		['an unknown market', { countries: { xx: ['HR'] } }],
		['no weight', { default_grams: 0 }],
	])('is not changed by %s', async (_title, wrong) => {
		const before = (await merchant.call('GET', '/settings/shipping')).body;
		expect([400, 422]).toContain((await save(wrong)).status);
		expect((await merchant.call('GET', '/settings/shipping')).body).toEqual(before);
	});

	test('is not for editors', async () => {
		expect((await (await openPerson(backend, 'editor')).call('GET', '/settings/shipping')).status).toBe(403);
	});
});
