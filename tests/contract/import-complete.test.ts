import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFeed } from '@titraj/backend/import/import-feed.ts';
import { type OpenDatabase, openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let dir: string;
let server: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
	dir = mkdtempSync(join(tmpdir(), 'feed-'));
	server = await createTestDatabase();
	opened = await openDatabase({ databaseUrl: server.url, dataDir: null });
});
afterAll(async () => {
	await opened.close();
	await server.drop();
	rmSync(dir, { recursive: true });
});

const row = (sku: string, more: object = {}) =>
	JSON.stringify({ category: 'Monitor', name: `Zaslon ${sku}`, manufacturer: 'Obzor', part_numbers: [], price_usd: 100, attributes: {}, sku, ...more });
const SKUS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

async function run(lines: readonly string[], completeAtMost?: number) {
	const file = join(dir, 'feed.jsonl');
	writeFileSync(file, lines.join('\n'));
	return importFeed(opened.db, file, () => {}, completeAtMost === undefined ? {} : { completeAtMost });
}
const onSale = async () => (await opened.db.selectFrom('products').select('code').where('listed', '=', true).orderBy('code').execute()).map(({ code }) => code);
const inCategory = () => opened.db.selectFrom('categories').select('products_total').where('slug', '=', 'monitori').executeTakeFirstOrThrow();
const changesSince = async (id: number) =>
	(await opened.db.selectFrom('content_changes').select('entity_id').where('entity', '=', 'product').where('id', '>', id).execute()).map(
		({ entity_id }) => entity_id,
	);
const lastChange = async () => (await opened.db.selectFrom('content_changes').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0;

it('a feed that is not said to be complete takes nothing off sale', async () => {
	await run(SKUS.map((sku) => row(sku)));
	expect(await run(SKUS.slice(0, 3).map((sku) => row(sku)))).toMatchObject({ accepted: 3, written: 0 });
	expect(await onSale()).toEqual(SKUS);
});

it('a complete one does: lists, totals and changes follow, and what comes back is on sale again', async () => {
	const before = await lastChange();
	const { id } = await opened.db.selectFrom('products').select('id').where('code', '=', 'j').executeTakeFirstOrThrow();
	expect(
		await run(
			SKUS.slice(0, 9).map((sku) => row(sku)),
			0.2,
		),
	).toMatchObject({ written: 0, withdrawn: 1 });
	expect([await onSale(), await inCategory(), new Set(await changesSince(before))]).toEqual([SKUS.slice(0, 9), { products_total: 9 }, new Set([id])]);
	expect(
		await run(
			SKUS.slice(0, 9).map((sku) => row(sku)),
			0.2,
		),
	).toMatchObject({ written: 0, withdrawn: 0 });
	expect(
		await run(
			SKUS.map((sku) => row(sku)),
			0.2,
		),
	).toMatchObject({ written: 1, withdrawn: 0 });
	expect([await onSale(), await inCategory()]).toEqual([SKUS, { products_total: 10 }]);
});

it('what a rejected row names stays', async () => {
	const report = await run([...SKUS.slice(0, 9).map((sku) => row(sku)), row('j', { price_usd: 'free' })], 0.2);
	expect(report).toMatchObject({ rejected: 1, withdrawn: 0 });
	expect(await onSale()).toEqual(SKUS);
});

it.each([
	['that is empty', [], 'the feed lacks 10 of 10 products, more than 20 % (--at-most)'],
	['that lacks more than it may', SKUS.slice(0, 7).map((sku) => row(sku)), 'the feed lacks 3 of 10 products, more than 20 % (--at-most)'],
	['with a broken line', [...SKUS.slice(0, 9).map((sku) => row(sku)), '{"sku":'], '1 rows of the feed do not say which product they are'],
])('a complete feed %s takes nothing off sale and says why', async (_, lines, doubt) => {
	expect(await run(lines, 0.2)).toMatchObject({ withdrawn: 0, doubt });
	expect(await onSale()).toEqual(SKUS);
});
