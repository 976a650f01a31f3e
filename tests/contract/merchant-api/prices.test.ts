import { applyPlannedPrices } from '@titraj/backend/catalog/prices/apply-planned-prices.ts';
import { toCents } from '@titraj/backend/platform/tax/to-cents.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { euros, newRow, upsert } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	// With the real clock, the backend itself would apply planned prices.
	backend = await startTestBackend(undefined, { now: () => new Date('2026-06-01T00:00:00Z') });
});
afterAll(() => backend.close());

const NOON = new Date('2026-06-01T12:00:00Z');
const at = (text: string) => new Date(text);
const write = (rows: Parameters<typeof upsert>[1], now = NOON) => upsert(backend.db, rows, { now: () => now });
const read = (sku: string) =>
	backend.db
		.selectFrom('products')
		.select(['id', 'price_cents', 'sale_price_cents', 'lowest_price_cents', 'reduced', 'now_cents'])
		.where('code', '=', sku)
		.executeTakeFirstOrThrow();
const planned = (sku: string) =>
	backend.db.selectFrom('planned_prices as r').innerJoin('products as p', 'p.id', 'r.product_id').select('r.kind').where('p.code', '=', sku).execute();

/** The price that the shop asked from so many days ago on. */
async function remember(sku: string, prices: readonly (readonly [daysAgo: number, cents: number])[]): Promise<void> {
	const { id } = await read(sku);
	await backend.db.deleteFrom('price_history').where('product_id', '=', id).execute();
	for (const [days, cents] of prices)
		await sql`insert into price_history (product_id, price_cents, valid_from) values (${id}, ${cents}, now() - make_interval(days => ${days}))`.execute(
			backend.db,
		);
}

describe('an amount', () => {
	it('with VAT is exact in cents', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
				const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
				expect(toCents(text, { vat_included: true, percent: 25 })).toBe(cents);
			}),
		);
	});

	it.each([
		['100', 125_00],
		['0.01', 1],
		['79.992', 99_99],
		['10.004', 12_51],
		['0.0039', 0],
		['0.004', 1],
		['9999999.9999', 1_250_000_000],
	])('without VAT of %s is %i cents with 25 %%, rounded half up', (amount, cents) => {
		expect(toCents(amount, { vat_included: false, percent: 25 })).toBe(cents);
	});
});

describe('the lowest price of 30 days', () => {
	it('is the lowest that the shop asked in that time, including the price at its start', async () => {
		await write([newRow('H-1')]);
		await remember('H-1', [
			[90, 70_00],
			[60, 95_00],
			[20, 110_00],
			[5, 100_00],
		]);
		await write([{ sku: 'H-1', price: euros('100.00', { amount: '90.00' }) }]);
		expect(await read('H-1')).toMatchObject({ sale_price_cents: 90_00, lowest_price_cents: 95_00, reduced: true });
	});

	it('makes a sale above it no reduction', async () => {
		await write([newRow('H-2')]);
		await remember('H-2', [
			[10, 60_00],
			[2, 100_00],
		]);
		await write([{ sku: 'H-2', price: euros('100.00', { amount: '80.00' }) }]);
		expect(await read('H-2')).toMatchObject({ lowest_price_cents: 60_00, reduced: false, now_cents: 80_00 });
	});

	it('does not change while a sale continues or is lowered further', async () => {
		await write([newRow('H-3')]);
		await remember('H-3', [[40, 100_00]]);
		for (const [amount, lowest] of [
			['90.00', 100_00],
			['80.00', 100_00],
			['85.00', 80_00],
		] as const) {
			await write([{ sku: 'H-3', price: euros('100.00', { amount }) }]);
			expect(await read('H-3')).toMatchObject({ lowest_price_cents: lowest });
		}
	});

	it('ends with the sale, and every shown price is in the history once', async () => {
		await write([newRow('H-4')]);
		await write([{ sku: 'H-4', price: euros('100.00', { amount: '90.00' }) }]);
		await write([{ sku: 'H-4', price: euros('100.00') }]);
		expect(await write([{ sku: 'H-4', price: euros('100.00') }])).toEqual(['H-4: unchanged']);
		const { id, ...prices } = await read('H-4');
		expect(prices).toMatchObject({ sale_price_cents: null, lowest_price_cents: null, reduced: false });
		const history = await backend.db.selectFrom('price_history').select('price_cents').where('product_id', '=', id).orderBy('valid_from').execute();
		expect(history.map(({ price_cents }) => price_cents)).toEqual([100_00, 90_00, 100_00]);
	});
});

describe('a planned price', () => {
	it('applies from its time on, and not before', async () => {
		await write([newRow('P-1')]);
		await write([{ sku: 'P-1', price: { ...euros('120.00'), valid_from: '2026-06-02T00:00:00+02:00' } }]);
		expect(await read('P-1')).toMatchObject({ price_cents: 100_00 });
		await applyPlannedPrices(backend.db, at('2026-06-01T21:59:59Z'));
		expect(await read('P-1')).toMatchObject({ price_cents: 100_00 });
		expect(await applyPlannedPrices(backend.db, at('2026-06-01T22:00:00Z'))).toBe(1);
		expect(await read('P-1')).toMatchObject({ price_cents: 120_00 });
		expect(await planned('P-1')).toEqual([]);
	});

	it('is a sale from its start to its end, both of which change the page', async () => {
		await write([newRow('P-2')]);
		await write([{ sku: 'P-2', price: euros('100.00', { amount: '75.00', from: '2026-06-05T00:00:00Z', to: '2026-06-10T00:00:00Z' }) }]);
		expect(await read('P-2')).toMatchObject({ sale_price_cents: null });
		const { id } = await read('P-2');
		const changes = () => backend.db.selectFrom('content_changes').select('id').where('entity', '=', 'product').where('entity_id', '=', id).execute();
		const before = (await changes()).length;
		await applyPlannedPrices(backend.db, at('2026-06-05T00:00:00Z'));
		expect(await read('P-2')).toMatchObject({ sale_price_cents: 75_00, lowest_price_cents: 100_00, reduced: true });
		expect((await changes()).length).toBeGreaterThan(before);
		await applyPlannedPrices(backend.db, at('2026-06-10T00:00:00Z'));
		expect(await read('P-2')).toMatchObject({ sale_price_cents: null, lowest_price_cents: null });
	});

	it('whose whole time passed while the server was down leaves no trace', async () => {
		await write([newRow('P-3')]);
		await write([{ sku: 'P-3', price: euros('100.00', { amount: '75.00', from: '2026-06-05T00:00:00Z', to: '2026-06-10T00:00:00Z' }) }]);
		expect(await applyPlannedPrices(backend.db, at('2026-07-01T00:00:00Z'))).toBe(0);
		expect(await read('P-3')).toMatchObject({ sale_price_cents: null });
		expect(await planned('P-3')).toEqual([]);
	});

	it('is removed by the next row with a price', async () => {
		await write([newRow('P-4')]);
		await write([{ sku: 'P-4', price: euros('100.00', { amount: '75.00', from: '2026-06-05T00:00:00Z' }) }]);
		expect(await planned('P-4')).toHaveLength(1);
		expect(await write([{ sku: 'P-4', price: euros('100.00') }])).toEqual(['P-4: updated']);
		expect(await planned('P-4')).toEqual([]);
	});

	it('of a sale that has ended, or is not below the price by then, is ignored', async () => {
		await write([newRow('P-5', { price: euros('100.00', { amount: '75.00', to: '2026-05-01T00:00:00Z' }) })]);
		expect(await read('P-5')).toMatchObject({ sale_price_cents: null, price_cents: 100_00 });
		await write([{ sku: 'P-5', price: { ...euros('200.00', { amount: '150.00', from: '2026-06-05T00:00:00Z' }), valid_from: '2026-06-20T00:00:00Z' } }]);
		await applyPlannedPrices(backend.db, at('2026-06-06T00:00:00Z'));
		expect(await read('P-5')).toMatchObject({ sale_price_cents: null, price_cents: 100_00 });
	});
});
