import { toStock } from '@titraj/backend/catalog/stock/stock-change.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newRow, upsert } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let store = '';
beforeAll(async () => {
	backend = await startTestBackend();
	store = (await backend.db.selectFrom('stores').select('code').orderBy('id').executeTakeFirstOrThrow()).code;
	await upsert(backend.db, [newRow('A', { stock: { quantity: 5 } })]);
});
afterAll(() => backend.close());

const read = () => backend.db.selectFrom('products').select(['id', 'quantity', 'store_stock']).where('code', '=', 'A').executeTakeFirstOrThrow();
const locations = (...named: [location: string, quantity: number][]) => [
	{ sku: 'A', stock: { locations: named.map(([location, quantity]) => ({ location, quantity })) } },
];

describe('stock', () => {
	it('by location does not change other locations, and updates the total', async () => {
		expect(await upsert(backend.db, locations([store, 3]))).toEqual(['A: updated']);
		expect(await read()).toMatchObject({ quantity: 8, store_stock: { [store]: 3 } });
		await upsert(backend.db, locations(['warehouse', 1]));
		expect(await read()).toMatchObject({ quantity: 4, store_stock: { [store]: 3 } });
		expect(await upsert(backend.db, locations(['warehouse', 1], [store, 3]))).toEqual(['A: unchanged']);
	});

	it('without a location is in the warehouse', async () => {
		await upsert(backend.db, [{ sku: 'A', stock: { quantity: 2 } }]);
		expect(await read()).toMatchObject({ quantity: 2, store_stock: {} });
	});

	it('is a change of the page if the product becomes sold out or available, and no change otherwise', async () => {
		const { id } = await read();
		const noted = async () =>
			(await backend.db.selectFrom('content_changes').select('id').where('entity', '=', 'product').where('entity_id', '=', id).execute()).length;
		const counts: number[] = [await noted()];
		for (const quantity of [7, 0, 4]) {
			await upsert(backend.db, [{ sku: 'A', stock: { quantity } }]);
			counts.push(await noted());
		}
		expect(counts.map((count) => count - (counts[0] ?? 0))).toEqual([0, 0, 1, 2]);
	});

	it('of a store that sold more than its recorded stock never makes the warehouse negative', () => {
		expect(toStock({ locations: { a: 1 } }, { quantity: 1, store_stock: { a: 0, b: 3 } })).toEqual({ quantity: 4, store_stock: { a: 1, b: 3 } });
	});
});
