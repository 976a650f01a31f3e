import { upsertProducts } from '@titraj/backend/merchant-api/bulk/upsert-products.ts';
import type { ProductRow } from '@titraj/backend/merchant-api/schemas/product-row.ts';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { euros, newRow, upsert } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

const COLUMNS = ['price_cents', 'sale_price_cents', 'lowest_price_cents', 'reduced', 'quantity', 'store_stock'] as const;
const read = (sku: string) => backend.db.selectFrom('products').select(COLUMNS).where('code', '=', sku).executeTakeFirstOrThrow();
const readAll = (prefix: string) =>
	backend.db
		.selectFrom('products as p')
		.leftJoin('product_list_items as i', (join) => join.onRef('i.product_id', '=', 'p.id').on('i.list_code', '=', 'akcija'))
		.select(['p.code', 'i.list_code', ...COLUMNS])
		.where('p.code', 'like', `${prefix}%`)
		.orderBy('p.id')
		.execute();
const readHistory = async (sku: string) =>
	(
		await backend.db
			.selectFrom('price_history as h')
			.innerJoin('products as p', 'p.id', 'h.product_id')
			.select('h.price_cents')
			.where('p.code', '=', sku)
			.orderBy('h.valid_from')
			.execute()
	).map(({ price_cents }) => price_cents);

describe('a row with a price and a stock', () => {
	it('is one change of the page, although it changes the price and takes the last piece', async () => {
		await upsert(backend.db, [newRow('O-1', { stock: { quantity: 3 } })]);
		const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', 'O-1').executeTakeFirstOrThrow();
		const noted = () => backend.db.selectFrom('content_changes').select('id').where('entity', '=', 'product').where('entity_id', '=', id).execute();
		const before = (await noted()).length;
		await upsert(backend.db, [{ sku: 'O-1', price: euros('80.00'), stock: { quantity: 0 } }]);
		expect((await noted()).length).toBe(before + 1);
		await backend.db.updateTable('products').set({ short_description: 'Nov opis' }).where('id', '=', id).execute();
		expect((await noted()).length).toBe(before + 2);
	});

	it('has the same result as price and stock sent one after the other', async () => {
		const cents = fc.integer({ min: 1, max: 99 });
		const wish = fc.record(
			{
				price: fc.record({ amount: cents, sale: fc.option(cents) }).map(({ amount, sale }) => euros(`${amount}.00`, toSale(amount, sale))),
				stock: fc.oneof(
					fc.integer({ min: 0, max: 3 }).map((quantity) => ({ quantity })),
					fc.integer({ min: 0, max: 3 }).map((quantity) => ({ locations: [{ location: 'warehouse', quantity }] })),
				),
			},
			{ requiredKeys: [] },
		);
		await upsert(backend.db, [newRow('O-2A'), newRow('O-2B')]);
		await fc.assert(
			fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 4 }), async (wishes) => {
				for (const { price, stock } of wishes) {
					await upsert(backend.db, [{ sku: 'O-2A', ...(price && { price }), ...(stock && { stock }) }]);
					if (stock) await upsert(backend.db, [{ sku: 'O-2B', stock }]);
					if (price) await upsert(backend.db, [{ sku: 'O-2B', price }]);
					expect(await read('O-2A')).toEqual(await read('O-2B'));
				}
				const [one, other] = await readAll('O-2');
				expect(one?.list_code).toEqual(other?.list_code);
				expect(one?.list_code !== null).toBe(one?.reduced);
				expect(await readHistory('O-2A')).toEqual(await readHistory('O-2B'));
			}),
			{ numRuns: 25 },
		);
	}, 60_000);

	it('fails alone if it is invalid', async () => {
		await upsert(backend.db, [newRow('O-3A'), newRow('O-3B')]);
		const rows: ProductRow[] = [
			{ sku: 'O-3A', price: euros('70.00'), stock: { quantity: 7 } },
			{ sku: 'O-3B', price: { ...euros('70.00'), currency: 'USD' }, stock: { quantity: 7 } },
			{ sku: 'O-3B', stock: { locations: [{ location: 'nigdje', quantity: 1 }] } },
			{ sku: 'O-3A', stock: { quantity: 9_999_999_999 } },
		];
		expect((await upsert(backend.db, rows)).map((reported) => reported.split(' ').slice(0, 2).join(' '))).toEqual([
			'O-3A: updated',
			'O-3B: price.currency:',
			'O-3B: stock.locations.0.location:',
			'O-3A: stock.quantity:',
		]);
		expect(await read('O-3A')).toMatchObject({ price_cents: 70_00, quantity: 7 });
		expect(await read('O-3B')).toMatchObject({ price_cents: 100_00, quantity: 0 });
	});
});

describe('a bulk write of prices and stock', () => {
	it.each([1, 500, 501, 777])(
		'that stops after %i results and is repeated has the same result as one run',
		async (results) => {
			const skus = Array.from({ length: 900 }, (_, index) => `K${results}-${index}`);
			await upsert(
				backend.db,
				skus.map((sku) => newRow(sku)),
			);
			const rows = skus.map(
				(sku, index): ProductRow => ({ sku, price: euros(`${50 + (index % 60)}.00`, toSale(50, index % 7 === 0 ? 20 : null)), stock: { quantity: index % 3 } }),
			);
			let reported = 0;
			for await (const _ of upsertProducts(stream(rows), { db: backend.db, config: { now: () => new Date(), shop: STANDARD_SHOP } })) {
				reported += 1;
				if (reported === results) break;
			}
			const outcomes = await upsert(backend.db, rows);
			const unchanged = outcomes.filter((outcome) => outcome.endsWith('unchanged')).length;
			expect(outcomes.length).toBe(900);
			expect(unchanged).toBeGreaterThanOrEqual(results);
			for (const [index, product] of (await readAll(`K${results}-`)).entries()) {
				const isSale = index % 7 === 0;
				expect(product).toMatchObject({
					code: skus[index],
					price_cents: (50 + (index % 60)) * 100,
					sale_price_cents: isSale ? 20_00 : null,
					quantity: index % 3,
				});
				expect(product).toMatchObject({ lowest_price_cents: isSale ? 100_00 : null, list_code: isSale ? 'akcija' : null });
				if (index < 30) expect(await readHistory(product.code)).toEqual([100_00, isSale ? 20_00 : product.price_cents]);
			}
			expect(await upsert(backend.db, rows)).toEqual(skus.map((sku) => `${sku}: unchanged`));
		},
		60_000,
	);
});

/** A sale below the regular price, or its end. */
const toSale = (amount: number, sale: number | null) => (sale !== null && sale < amount ? { amount: `${sale}.00` } : null);

async function* stream<T>(items: readonly T[]): AsyncGenerator<T> {
	yield* items;
}
