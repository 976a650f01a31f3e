import { listLinkTargets } from '@titraj/backend/content/links/list-link-targets.ts';
import { refreshDerived } from '@titraj/backend/listing/refresh-derived.ts';
import { refreshFilledLists } from '@titraj/backend/listing/refresh-filled-lists.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRow, upsert } from '#tests/support/merchant-rows.ts';
import { startOwnShop } from '#tests/support/start-own-shop.ts';

let shop: Awaited<ReturnType<typeof startOwnShop>>;
beforeAll(async () => {
	shop = await startOwnShop();
});
afterAll(() => shop.close());

const fill = () => shop.db.transaction().execute(refreshFilledLists);
const sell = (sku: string, sold: number) => shop.db.updateTable('products').set({ sold }).where('code', '=', sku).execute();
async function onList(code: string): Promise<string[]> {
	const { rows } = await sql<{ code: string }>`
		select p.code from product_list_items i join products p on p.id = i.product_id where i.list_code = ${code} order by p.id
	`.execute(shop.db);
	return rows.map((row) => row.code);
}
const total = async (code: string) =>
	(await shop.db.selectFrom('product_lists').select('products_total').where('code', '=', code).executeTakeFirstOrThrow()).products_total;

describe('in a merchant’s own shop', () => {
	test('a link can be chosen to no index that has nothing to list, and so is not there', async () => {
		const paths = (await listLinkTargets(shop.db)).map(({ path }) => path);
		expect(paths).toContain('/proizvodi/');
		for (const missing of ['/marke/', '/magazin/', '/poslovnice/']) expect(paths).not.toContain(missing);
	});

	test('best sellers are the sold products, unless all were returned or they are hidden', async () => {
		await upsert(shop.db, [newRow('A', { stock: { quantity: 1 } }), newRow('B'), newRow('C')]);
		await fill();
		expect(await onList('najprodavanije')).toEqual([]);
		await sell('A', 1);
		await sell('B', 2);
		expect(await fill()).toBe(true);
		expect([await onList('najprodavanije'), await total('najprodavanije')]).toEqual([['A', 'B'], 2]);
		expect(await fill()).toBe(false);
		// Every piece was returned.
		await sell('A', 0);
		await upsert(shop.db, [{ sku: 'B', archived: true }]);
		await fill();
		expect([await onList('najprodavanije'), await total('najprodavanije')]).toEqual([[], 0]);
	});

	test('the 48 best sellers are on the list, whether they are in stock or not', async () => {
		await upsert(
			shop.db,
			Array.from({ length: 60 }, (_, index) => newRow(`M-${index}`, { stock: { quantity: index % 2 } })),
		);
		await sql`update products set sold = 1 + split_part(code, '-', 2)::int where code like 'M-%'`.execute(shop.db);
		await fill();
		expect(await onList('najprodavanije')).toEqual(Array.from({ length: 48 }, (_, index) => `M-${index + 12}`));
		await sql`update products set sold = 0`.execute(shop.db);
	});

	test('a product that is sent again unchanged stays unchanged, on any number of lists that the shop fills', async () => {
		await upsert(shop.db, [newRow('D', { lists: [] })]);
		await sell('D', 5);
		await fill();
		expect(await onList('novo')).toContain('D');
		expect(await upsert(shop.db, [newRow('D', { lists: [] })])).toEqual(['D: unchanged']);
		expect(await upsert(shop.db, [newRow('D', { title: 'Drugo ime' })])).toEqual(['D: updated']);
		expect([await onList('novo'), await onList('najprodavanije')]).toEqual([expect.arrayContaining(['D']), ['D']]);
	});

	test('dry runs and refused rows do not claim a list', async () => {
		await upsert(shop.db, [{ sku: 'C', lists: ['novo'] }], { dryRun: true });
		await upsert(shop.db, [{ sku: 'C', lists: ['novo', 'nema'] }]);
		await upsert(shop.db, [newRow('E')]);
		await refreshDerived(shop.db);
		expect(await onList('novo')).toContain('E');
	});

	test('a list that a row names contains only products of rows from then on', async () => {
		await upsert(shop.db, [{ sku: 'A', lists: ['novo'] }]);
		await upsert(shop.db, [newRow('F'), { sku: 'C', lists: ['novo'] }]);
		await refreshDerived(shop.db);
		expect([await onList('novo'), await total('novo')]).toEqual([['A', 'C'], 2]);
		expect(await upsert(shop.db, [{ sku: 'A', lists: ['novo'] }])).toEqual(['A: unchanged']);
		await upsert(shop.db, [{ sku: 'A', lists: [] }]);
		await refreshDerived(shop.db);
		expect(await onList('novo')).toEqual(['C']);
		expect(await onList('najprodavanije')).toEqual(['D']);
	});
});
