import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toFeedItem } from '#lib/catalog/server/to-feed-item.server.ts';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { mapFeed, rowOf } from '#tests/support/map-feed.ts';
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

test("the shop's own merchant feed is read back to the same names, prices, numbers and categories", async () => {
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'hr' }));
	const site = await loadSite(client, new Date('2026-11-01T00:00:00Z'));
	const { items } = unwrap(await client.call('_get_hapi_catalog_products', { mode: 'full', sort: 'id', limit: 100 }));
	const written: string[] = [];
	for (const { url_without_domain } of items) {
		const outcome = await loadPath({ path: url_without_domain, client, site });
		if (outcome.kind !== 'page' || outcome.loaded.content.screen !== 'catalog/product') throw new Error(outcome.kind);
		written.push(toFeedItem(site, outcome.loaded.content.props, ''));
	}
	const file = join(dir, 'google-hr.xml');
	writeFileSync(file, `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${written.join('')}</channel></rss>`);
	const { products } = await mapFeed(file);
	const stored = await backend.db
		.selectFrom('products as p')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.leftJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
		.select(['p.id', 'p.title', 'p.price_cents', 'p.sale_price_cents', 'p.reduced', 'p.product_code', 'm.title as manufacturer', 'c.title as category'])
		.execute();
	expect(items.length).toBeGreaterThan(5);
	for (const { id } of items) {
		const row = rowOf(products, String(id));
		const product = stored.find((one) => one.id === id);
		if (product === undefined) throw new Error(`Product ${id} is not stored`);
		expect(row).toMatchObject({ title: product.title.slice(0, 150), price: { amount: String(product.price_cents / 100) } });
		expect(row?.price?.sale?.amount).toBe(product.reduced ? String((product.sale_price_cents ?? 0) / 100) : undefined);
		expect([row?.manufacturer, row?.mpn, row?.category_path?.at(-1)]).toEqual([
			product.manufacturer ?? undefined,
			product.product_code ?? undefined,
			product.category,
		]);
	}
});
