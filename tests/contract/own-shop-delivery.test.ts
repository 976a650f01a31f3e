import { readFileSync } from 'node:fs';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { applySetup } from '@titraj/backend/setup/apply-setup.ts';
import { readChecklist } from '@titraj/backend/setup/read-checklist.ts';
import { parseSetupFile } from '@titraj/backend/setup/setup-file.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWNER, startOwnShop } from '#tests/support/start-own-shop.ts';

const COURIER = { code: 'courier', title: 'Kurir', price: '5.90', free_over: '100', days: [1, 3], cash_on_delivery: true, bulky: '25' };
const BY_WEIGHT = {
	...{ code: 'post', title: 'Pošta', title_en: 'Post', to: 'home', basis: 'weight', days: [2, 5], bulky: false },
	price: [
		{ above: '5000', price: '9.00' },
		{ above: '0', price: '4.10' },
	],
};
const ISLANDS = { title: 'Otoci', areas: ['HR 214', 'hr 20221-20290'], methods: [{ ...COURIER, price: '9.90' }] };
const DELIVERY = {
	zones: [{ title: 'Hrvatska', areas: ['HR'], methods: [COURIER, BY_WEIGHT] }, ISLANDS],
	pickup: [{ code: 'pickup', title: 'Preuzimanje', price: '0', days: [0, 1] }],
};

const LOCAL = readConfig({ dataDir: null, isLocal: true, testBank: false, providerVariables: {} }, {});
let shop: Awaited<ReturnType<typeof startOwnShop>>;
beforeAll(async () => {
	shop = await startOwnShop();
});
afterAll(() => shop.close());

const apply = (delivery: object) => applySetup(shop.db, { setup: parseSetupFile(JSON.stringify({ delivery })), password: null, readFile: () => '' });
const rows = async () => ({
	zones: await shop.db.selectFrom('shipping_zones').selectAll().orderBy('id').execute(),
	areas: await shop.db.selectFrom('shipping_zone_areas').selectAll().orderBy('id').execute(),
	methods: await shop.db.selectFrom('shipping_methods').selectAll().orderBy('id').execute(),
	prices: await shop.db.selectFrom('shipping_prices').selectAll().orderBy('method_id').orderBy('above').execute(),
});

describe('the delivery part of a setup file', () => {
	test.each<[string, object, RegExp]>([
		['an unknown country', { zones: [{ title: 'X', areas: ['XX'], methods: [] }] }, /area in the zone X: "XX"/],
		['a reversed range', { zones: [{ title: 'X', areas: ['HR 300-200'], methods: [] }] }, /area in the zone X/],
		['no area', { zones: [{ title: 'X', areas: [], methods: [] }] }, /needs 1 to/],
		['a price with a comma', { pickup: [{ ...DELIVERY.pickup[0], price: '4,10' }] }, /delivery\.pickup\.0\.price/],
		['a negative price', { pickup: [{ ...DELIVERY.pickup[0], price: '-1' }] }, /delivery\.pickup\.0\.price/],
		['no price from 0', { pickup: [{ ...DELIVERY.pickup[0], price: [{ above: '5', price: '1' }] }] }, /need one above "0"/],
		['two prices from 0', { pickup: [{ ...DELIVERY.pickup[0], price: Array(2).fill({ above: '0', price: '1' }) }] }, /same "above"/],
		[
			'a fractional number of grams',
			{ zones: [{ title: 'X', areas: ['HR'], methods: [{ ...BY_WEIGHT, price: [{ above: '0.5', price: '1' }] }] }] },
			/whole numbers/,
		],
		['reversed days', { pickup: [{ ...DELIVERY.pickup[0], days: [3, 1] }] }, /are reversed/],
		['capital letters in a code', { pickup: [{ ...DELIVERY.pickup[0], code: 'Pickup' }] }, /Invalid code "Pickup"/],
		['a duplicate code', { pickup: [...DELIVERY.pickup, ...DELIVERY.pickup] }, /two methods of the pickup with the code pickup/],
		['a duplicate zone', { zones: [ISLANDS, ISLANDS] }, /two zones with the title Otoci/],
		['an invalid field', { zones: [{ ...ISLANDS, prices: 1 }] }, /Invalid setup file: delivery\.zones\.0/],
	])('writes nothing with %s', async (_title, delivery, message) => {
		await expect((async () => apply({ ...DELIVERY, ...delivery }))()).rejects.toThrow(message);
		expect((await rows()).methods).toEqual([]);
	});

	test('creates zones and methods with their prices, so that the shop can deliver', async () => {
		await apply(DELIVERY);
		const { zones, areas, methods, prices } = await rows();
		expect(zones.map(({ title }) => title)).toEqual(['Hrvatska', 'Otoci']);
		expect(areas.map(({ country, postcode_from, postcode_to }) => [country, postcode_from, postcode_to])).toEqual([
			['HR', null, null],
			['HR', '214', '214'],
			['HR', '20221', '20290'],
		]);
		expect(methods).toMatchObject([
			{
				code: 'courier',
				kind: 'home',
				title_en: 'Kurir',
				free_over_cents: 100_00,
				takes_cash: true,
				takes_bulky: true,
				bulky_cents: 25_00,
				days_from: 1,
				days_to: 3,
			},
			{ code: 'post', basis: 'weight', title_en: 'Post', takes_bulky: false, takes_cash: false },
			{ code: 'courier', zone_id: zones[1]?.id },
			{ code: 'pickup', kind: 'pickup', zone_id: null },
		]);
		expect(prices.map(({ above, cents }) => [above, cents])).toEqual([
			[0, 5_90],
			[0, 4_10],
			[5000, 9_00],
			[0, 9_90],
			[0, 0],
		]);
		expect(await readChecklist(shop.db, LOCAL)).toContainEqual({ key: 'shipping', isDone: true });
	});

	test('changes nothing when it is applied again, and only the listed items when it is changed', async () => {
		const before = await rows();
		await apply(DELIVERY);
		expect(await rows()).toEqual(before);
		await apply({ zones: [{ ...ISLANDS, methods: [{ ...COURIER, price: '12.00' }] }] });
		const after = await rows();
		expect(after.prices.map(({ cents }) => cents)).toEqual([5_90, 4_10, 9_00, 12_00, 0]);
		expect({ ...after, prices: [] }).toEqual({ ...before, prices: [] });
	});
});

test('the file of docs/own-shop.md leaves only a product to add', async () => {
	const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/own-shop.md', 'utf8')) ?? [];
	await applySetup(shop.db, { setup: parseSetupFile(json), password: OWNER.password, readFile: () => '<p>Gotovo.</p>' });
	const open = (await readChecklist(shop.db, LOCAL)).filter(({ isDone }) => !isDone);
	expect(open.map(({ key }) => key)).toEqual(['product']);
});
