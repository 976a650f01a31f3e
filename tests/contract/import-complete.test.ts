import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCommand } from '@titraj/backend/import/command-options.ts';
import { runImport } from '@titraj/backend/import/run-import.ts';
import { databaseTarget } from '@titraj/backend/import/target/database-target.ts';
import { type OpenDatabase, openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feedRow, MESSY_MAPPING } from '#tests/support/messy-feed.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let dir: string;
let server: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
	dir = mkdtempSync(join(tmpdir(), 'feed-'));
	server = await createTestDatabase();
	opened = await openDatabase({ databaseUrl: server.url, dataDir: null });
	writeFileSync(join(dir, 'map.json'), JSON.stringify(MESSY_MAPPING));
});
afterAll(async () => {
	await opened.close();
	await server.drop();
	rmSync(dir, { recursive: true });
});

const row = (sku: string, more: object = {}) => feedRow({ name: `Zaslon ${sku}`, sku, ...more });
const SKUS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const rows = (skus: readonly string[]) => skus.map((sku) => row(sku));

async function run(lines: readonly string[], ...flags: string[]) {
	const file = join(dir, 'feed.jsonl');
	writeFileSync(file, lines.join('\n') || '\n{}');
	const command = parseCommand([file, '--map', join(dir, 'map.json'), '--report', join(dir, 'report.csv'), ...flags]);
	return runImport(command, {
		target: databaseTarget(opened.db, { shop: STANDARD_SHOP, now: () => new Date() }),
		config: { shop: STANDARD_SHOP },
		log: () => {},
	});
}
const onSale = async () => (await opened.db.selectFrom('products').select('code').where('listed', '=', true).orderBy('code').execute()).map(({ code }) => code);
const inCategory = () => opened.db.selectFrom('categories').select('products_total').where('title', '=', 'Monitor').executeTakeFirstOrThrow();
const lastChange = async () => (await opened.db.selectFrom('content_changes').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0;
const changesSince = async (id: number) =>
	(await opened.db.selectFrom('content_changes').select('entity_id').where('entity', '=', 'product').where('id', '>', id).execute()).map(
		({ entity_id }) => entity_id,
	);

it('a feed that is not marked as complete takes nothing off sale', async () => {
	await run(rows(SKUS));
	expect(await run(rows(SKUS.slice(0, 3)))).toMatchObject({ accepted: 3, unchanged: 3 });
	expect(await onSale()).toEqual(SKUS);
});

it('a complete feed takes missing products off sale: lists, totals and changes follow', async () => {
	const before = await lastChange();
	const { id } = await opened.db.selectFrom('products').select('id').where('code', '=', 'j').executeTakeFirstOrThrow();
	expect(await run(rows(SKUS.slice(0, 9)), '--complete', '--dry-run')).toMatchObject({ unchanged: 9, archived: 1 });
	expect(await onSale()).toEqual(SKUS);
	expect(await run(rows(SKUS.slice(0, 9)), '--complete')).toMatchObject({ unchanged: 9, archived: 1 });
	expect([await onSale(), await inCategory(), new Set(await changesSince(before))]).toEqual([SKUS.slice(0, 9), { products_total: 9 }, new Set([id])]);
	expect(await run(rows(SKUS.slice(0, 9)), '--complete')).toMatchObject({ unchanged: 9, archived: 0 });
});

it('products that return in a complete feed are on sale again', async () => {
	expect(await run(rows(SKUS), '--complete')).toMatchObject({ updated: 1, archived: 0 });
	expect([await onSale(), await inCategory()]).toEqual([SKUS, { products_total: 10 }]);
});

it('products of refused rows stay on sale', async () => {
	expect(await run([...rows(SKUS.slice(0, 9)), row('j', { price_usd: 'free' })], '--complete')).toMatchObject({ refused: 1, archived: 0 });
	expect(await onSale()).toEqual(SKUS);
});

it.each([
	['that lacks more products than allowed', rows(SKUS.slice(0, 7)), [], 'the feed lacks 3 of 10 products, more than 20 % (--at-most)'],
	['that lacks more products than announced', rows(SKUS.slice(0, 9)), ['--at-most', '5'], 'the feed lacks 1 of 10 products, more than 5 % (--at-most)'],
	['with an invalid line', [...rows(SKUS.slice(0, 9)), '{"sku":'], [], '1 rows of the feed do not say which product they are'],
	['without products', [], [], '1 rows of the feed do not say which product they are'],
])('a complete feed %s takes nothing off sale and says why', async (_, lines, flags, doubt) => {
	expect(await run(lines, '--complete', ...flags)).toMatchObject({ archived: 0, doubt });
	expect(await onSale()).toEqual(SKUS);
});
