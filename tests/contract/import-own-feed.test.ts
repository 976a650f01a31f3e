import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCommand } from '@titraj/backend/import/command-options.ts';
import { runImport } from '@titraj/backend/import/run-import.ts';
import { databaseTarget } from '@titraj/backend/import/target/database-target.ts';
import type { ProductRow } from '@titraj/backend/merchant-api/schemas/product-row.ts';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toFeedItem } from '#lib/catalog/server/to-feed-item.server.ts';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { FEED_CLOSING, feedOpening } from '#scripts/prerender/publish/feeds/feed-shard.ts';
import { mapFeed, rowOf } from '#tests/support/map-feed.ts';
import { upsert } from '#tests/support/merchant-rows.ts';
import { shopFixture } from '#tests/support/shop-fixture.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
const dir = mkdtempSync(join(tmpdir(), 'own-feed-'));
beforeAll(async () => {
	backend = await startTestBackend(shopFixture());
});
afterAll(async () => {
	await backend.close();
	rmSync(dir, { recursive: true });
});

/** The shop's own feed, as written by a build. */
async function writeFeed(): Promise<string> {
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'hr' }));
	const site = await loadSite(client, new Date('2026-11-01T00:00:00Z'));
	const { items } = unwrap(await client.call('_get_hapi_catalog_products', { mode: 'full', sort: 'id', limit: 100 }));
	const written: string[] = [];
	for (const { url_without_domain } of items) {
		const outcome = await loadPath({ path: url_without_domain, client, site });
		if (outcome.kind !== 'page' || outcome.loaded.content.screen !== 'catalog/product') throw new Error(outcome.kind);
		written.push(toFeedItem(site, outcome.loaded.content.props, outcome.loaded.head.description ?? ''));
	}
	expect(written.length).toBeGreaterThan(5);
	const file = join(dir, 'google-hr.xml');
	writeFileSync(file, `${feedOpening(site, undefined)}${written.join('')}${FEED_CLOSING}`);
	return file;
}

async function importFeed(file: string) {
	const command = parseCommand([file, '--report', join(dir, 'report.csv')]);
	return runImport(command, {
		target: databaseTarget(backend.db, { shop: STANDARD_SHOP, now: () => new Date() }),
		config: { shop: STANDARD_SHOP },
		log: () => {},
	});
}

const TABLES = [
	'products',
	'price_history',
	'planned_prices',
	'product_list_items',
	'product_images',
	'product_attributes',
	'categories',
	'manufacturers',
] as const;
/** All rows of the catalog. */
const dump = async () =>
	Object.fromEntries(
		await Promise.all(
			TABLES.map(async (table) => [table, (await backend.db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).toSorted()]),
		),
	);

const skus = async () => (await backend.db.selectFrom('products').select('code').where('listed', '=', true).orderBy('id').execute()).map(({ code }) => code);

test("the shop's own merchant feed is imported with the same skus, names, prices, numbers and categories", async () => {
	const { products } = await mapFeed(await writeFeed());
	const stored = await backend.db
		.selectFrom('products as p')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.leftJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
		.select(['p.code', 'p.title', 'p.price_cents', 'p.sale_price_cents', 'p.reduced', 'p.product_code', 'm.title as manufacturer', 'c.title as category'])
		.where('p.listed', '=', true)
		.execute();
	expect(products.map((product) => product.isOwn)).toEqual(stored.map(() => true));
	for (const product of stored) {
		const row = rowOf(products, product.code);
		expect(row).toMatchObject({ title: product.title.slice(0, 150), price: { amount: String(product.price_cents / 100) } });
		expect(row?.price?.sale?.amount).toBe(product.reduced ? String((product.sale_price_cents ?? 0) / 100) : undefined);
		expect([row?.manufacturer, row?.mpn, row?.category_path?.at(-1)]).toEqual([
			product.manufacturer ?? undefined,
			product.product_code ?? undefined,
			product.category,
		]);
	}
});

test('the own feed changes nothing in the shop that wrote it, with any prices, sales, stock and texts', async () => {
	const cents = fc.integer({ min: 1, max: 30_000 });
	const change = fc.record(
		{
			price: fc.record({ amount: cents, sale: fc.option(cents), ends: fc.boolean() }),
			quantity: fc.integer({ min: 0, max: 2 }),
			title: fc.constantFrom('Naziv "s navodnicima" & <b>', 'Dug '.repeat(60).trim(), 'Tastatura > miš'),
			description: fc.constantFrom('<p>Opis</p>', null),
			mpn: fc.constantFrom('A  B', 'x'.repeat(64), null),
			images: fc.boolean().map((has) => (has ? [{ url: 'https://slike.example/1.jpg' }] : [])),
		},
		{ requiredKeys: [] },
	);
	const [first = ''] = await skus();
	await fc.assert(
		fc.asyncProperty(fc.array(change, { minLength: 6, maxLength: 6 }), async (changes) => {
			const all = await skus();
			const rows = changes.map(({ price, quantity, ...row }, index): ProductRow => {
				const sale = price?.sale != null && price.sale < price.amount ? { amount: euro(price.sale), ...(price.ends && { to: '2099-01-01T00:00:00Z' }) } : null;
				return {
					sku: all[index] ?? first,
					...row,
					...(price && { price: { amount: euro(price.amount), currency: 'EUR', vat_included: true, sale } }),
					...(quantity !== undefined && { stock: { quantity } }),
				};
			});
			expect((await upsert(backend.db, rows)).filter((line) => !/: (updated|unchanged)$/.test(line))).toEqual([]);
			const file = await writeFeed();
			const before = await dump();
			expect(await importFeed(file)).toMatchObject({ unchanged: all.length, created: 0, updated: 0, refused: 0 });
			expect(await dump()).toEqual(before);
		}),
		{ numRuns: 6 },
	);
}, 120_000);

test('only a price and a stock that were changed in the feed are imported', async () => {
	const file = await writeFeed();
	const [sku = ''] = await skus();
	const before = await backend.db.selectFrom('products').selectAll().where('code', '=', sku).executeTakeFirstOrThrow();
	const xml = readFileSync(file, 'utf8');
	const item = xml.split('<item>').find((one) => one.includes(`<shop:sku>${sku}<`)) ?? '';
	const edited = item
		.replace(/<g:price>[^<]*/, '<g:price>777.70 EUR')
		.replace(/<g:sale_price>.*?<\/g:sale_price>/, '')
		.replace(/<g:title>[^<]*/, '<g:title>Drugo ime')
		.replace('in_stock', 'out_of_stock');
	writeFileSync(file, xml.replace(item, edited));
	expect(await importFeed(file)).toMatchObject({ created: 0, updated: 1, refused: 0 });
	const after = await backend.db.selectFrom('products').selectAll().where('code', '=', sku).executeTakeFirstOrThrow();
	expect(after).toMatchObject({ price_cents: 777_70, sale_price_cents: null, quantity: 0, title: before.title, content: before.content });
});

test('products of the feed that are new to the shop are imported with all their data', async () => {
	const file = await writeFeed();
	const xml = readFileSync(file, 'utf8');
	writeFileSync(file, xml.replaceAll('<shop:sku>', '<shop:sku>DRUGI-'));
	const count = (await skus()).length;
	expect(await importFeed(file)).toMatchObject({ created: count, updated: 0, refused: 0 });
	const { title, price_cents, content } = await backend.db
		.selectFrom('products')
		.select(['title', 'price_cents', 'content'])
		.where('code', 'like', 'DRUGI-%')
		.orderBy('id')
		.executeTakeFirstOrThrow();
	expect([title.length > 0, price_cents > 0, (content ?? '').length > 0]).toEqual([true, true, true]);
});

const euro = (amount: number): string => (amount / 100).toFixed(2);
