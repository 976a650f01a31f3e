import { refreshOrderedTogether } from '@titraj/backend/listing/refresh-ordered-together.ts';
import type { ProductRow } from '@titraj/backend/merchant-api/schemas/product-row.ts';
import { ProductAnswer } from '@titraj/contract/catalog.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { euros, newRow, upsert } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

const write = (rows: readonly ProductRow[]) => upsert(backend.db, rows);
const accessory = (sku: string) => ({ sku, kind: 'accessory' as const });

async function product(code: string) {
	const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow();
	const { data } = expectContract(ProductAnswer, (await backend.call('_post_hapi_catalog_product', { item_id: id })).body);
	return { accessories: data?.accessories?.map((card) => card.code), related: data?.related.map((card) => card.code) };
}

describe('products that a merchant relates to a product', () => {
	it('are its accessories in the order of the row, spare parts last, and alternatives before its category', async () => {
		await write([
			newRow('P', {
				related: [{ sku: 'FILTER', kind: 'spare_part' }, accessory('CASE'), accessory('CAB-1'), { sku: 'MON-3', kind: 'alternative' }],
			}),
			newRow('CASE', { category_path: ['Torbe'] }),
			newRow('FILTER', { category_path: ['Filtri'] }),
			newRow('P-2'),
		]);
		expect(await product('P')).toEqual({ accessories: ['CASE', 'CAB-1', 'FILTER'], related: ['MON-3', 'P-2'] });
	});

	it('do not change if a row omits them, and are cleared by an empty list', async () => {
		await write([newRow('KEEP', { related: [accessory('CAB-1')] })]);
		await write([{ sku: 'KEEP', title: 'Drugo ime' }]);
		expect((await product('KEEP')).accessories).toEqual(['CAB-1']);
		expect(await write([{ sku: 'KEEP', related: [accessory('CAB-1')] }])).toEqual(['KEEP: unchanged']);
		await write([{ sku: 'KEEP', related: [] }]);
		expect((await product('KEEP')).accessories).toEqual([]);
	});

	it('are left out if they are hidden, archived or unknown; sold-out ones are marked', async () => {
		await write([newRow('LATER', { related: ['CAB-HIDDEN', 'CAB-OUT', 'GONE', 'NEW'].map(accessory) }), newRow('GONE', { archived: true })]);
		expect((await product('LATER')).accessories).toEqual(['CAB-OUT']);
		await write([{ sku: 'GONE', archived: false }, newRow('NEW')]);
		expect((await product('LATER')).accessories).toEqual(['CAB-OUT', 'GONE', 'NEW']);
	});

	it('are recorded as a change of the product when they are shown again, and not while they stay shown', async () => {
		const id = async (code: string) => (await backend.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
		await write([newRow('OWNER', { related: [accessory('BACK')] }), newRow('BACK', { archived: true })]);
		const owner = await id('OWNER');
		const noted = async (row: ProductRow) => {
			await backend.db.deleteFrom('content_changes').execute();
			await write([row]);
			return (await backend.db.selectFrom('content_changes').select('id').where('entity_id', '=', owner).execute()).length > 0;
		};
		expect(await noted({ sku: 'BACK', archived: false })).toBe(true);
		expect(await noted({ sku: 'BACK', title: 'Drugo ime' })).toBe(false);
	});

	it('are not repeated among the products of the same category', async () => {
		await write([newRow('SAME', { category_path: ['Miševi'], related: [accessory('SAME-2')] }), newRow('SAME-2', { category_path: ['Miševi'] })]);
		expect(await product('SAME')).toEqual({ accessories: ['SAME-2'], related: [] });
	});
});

describe('products without relations', () => {
	const ORDERED: [string, string, string][] = [
		['Pisači', 'PRINTER', '200.00'],
		['Tinta', 'INK', '20.00'],
		['Tinta', 'INK-XL', '30.00'],
		['Papir', 'PAPER', '5.00'],
		['Računala za pisanje', 'LAPTOP', '900.00'],
	];
	const order = async (...skus: string[]) => placeTestOrder(backend.db, { skus });
	const refresh = (now = new Date()) => refreshOrderedTogether(backend.db, now);
	beforeAll(() => write(ORDERED.map(([category, sku, amount]) => newRow(sku, { category_path: [category], price: euros(amount), stock: { quantity: 100 } }))));

	it('have no accessories until three orders contain products of both categories', async () => {
		await order('PRINTER', 'INK');
		await order('PRINTER', 'INK-XL');
		await refresh();
		expect((await product('PRINTER')).accessories).toEqual([]);
		await order('PRINTER', 'INK', 'PAPER');
		await refresh();
		expect((await product('PRINTER')).accessories).toEqual(['INK', 'INK-XL']);
	});

	it('are recorded as changed when their suggestions differ, and only then', async () => {
		const changed = async () => (await backend.db.selectFrom('content_changes').select('id').execute()).length;
		const before = await changed();
		expect(await refresh()).toBe(false);
		expect(await changed()).toBe(before);
		await order('PRINTER', 'INK-XL');
		await order('PRINTER', 'INK-XL');
		expect(await refresh()).toBe(true);
		const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', 'PRINTER').executeTakeFirstOrThrow();
		const entries = await backend.db.selectFrom('content_changes').select(['entity', 'entity_id']).orderBy('id', 'desc').limit(20).execute();
		expect(entries).toContainEqual({ entity: 'product', entity_id: id });
		expect((await product('PRINTER')).accessories).toEqual(['INK-XL', 'INK']);
	});

	it('have no accessories that cost more than they do', async () => {
		for (let count = 0; count < 3; count += 1) await order('LAPTOP', 'PRINTER');
		await refresh();
		expect((await product('LAPTOP')).accessories).toEqual(['PRINTER']);
		expect((await product('PRINTER')).accessories).toEqual(['INK-XL', 'INK']);
	});

	it('show the merchant’s relations instead, once there are any', async () => {
		await write([{ sku: 'PRINTER', related: [accessory('PAPER')] }]);
		expect((await product('PRINTER')).accessories).toEqual(['PAPER']);
		await write([{ sku: 'PRINTER', related: [] }]);
	});

	it('lose suggestions that were not ordered for a year, or whose orders were cancelled', async () => {
		await backend.db
			.updateTable('orders')
			.set({ status: 'cancelled' })
			.where('id', 'in', (query) => query.selectFrom('order_items').select('order_id').where('code', '=', 'LAPTOP'))
			.execute();
		await refresh();
		expect((await product('LAPTOP')).accessories).toEqual([]);
		expect((await product('PRINTER')).accessories).toEqual(['INK-XL', 'INK']);
		await refresh(new Date(Date.now() + 366 * 86_400_000));
		expect((await product('PRINTER')).accessories).toEqual([]);
	});

	it('ignore orders of more than twenty products', async () => {
		const many = Array.from({ length: 20 }, (_, index) => newRow(`BULK-${index}`, { category_path: ['Veleprodaja'], stock: { quantity: 9 } }));
		await write(many);
		for (let count = 0; count < 3; count += 1) await order('LAPTOP', ...many.map(({ sku }) => sku));
		await refresh();
		expect((await product('LAPTOP')).accessories).toEqual([]);
		const { rows } = await sql`select from ordered_together`.execute(backend.db);
		expect(rows.length).toBeGreaterThan(0);
	});
});
