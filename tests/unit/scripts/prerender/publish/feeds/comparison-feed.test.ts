import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toFeedItem } from '#lib/catalog/server/to-feed-item.server.ts';
import { toComparisonFeed } from '#scripts/prerender/publish/feeds/comparison-feed.ts';
import { writeFeedParts } from '#scripts/prerender/publish/feeds/feed-parts.ts';
import { writeMerchantFeed } from '#scripts/prerender/publish/feeds/merchant-feed.ts';
import { replaceFeedItems } from '#scripts/prerender/publish/feeds/replace-feed-items.ts';
import { mapFeed, rowOf } from '#tests/support/map-feed.ts';
import { eur, sampleProduct } from '#tests/support/sample-product.ts';
import { sampleSite } from '#tests/support/sample-site.ts';

const site = sampleSite();
let dir: string;
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), 'comparison-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const toItem = (values: Parameters<typeof sampleProduct>[0]) =>
	toFeedItem(
		site,
		{
			product: sampleProduct(values),
			breadcrumbs: [
				{ title: 'Vrt & dom', url: '/v/' },
				{ title: 'Škare', url: '/v/s/' },
				{ title: 'x', url: '/x/' },
			],
			related: [],
			hasStores: false,
		},
		'Oštre <škare>.',
	);

it('the comparison feed has the products of the merchant feed, and the import reads it back', async () => {
	const items = [
		toItem({
			id: 1,
			code: 'S-1',
			title: 'Škare "Lisica" & co',
			price: { price: eur(9000), regularPrice: eur(12000), percent: 25, lowestPrice30Days: eur(12000) },
		}),
		toItem({ id: 2, code: 'P-2', title: 'Pila', available: false, price: { price: eur(990) } }),
	];
	const xml = toComparisonFeed(`<rss><channel>\n${items.join('')}</channel></rss>`);
	expect(XMLValidator.validate(xml)).toBe(true);
	const file = join(dir, 'comparison-hr.xml');
	writeFileSync(file, xml);
	const { described, products } = await mapFeed(file);
	expect(described).toContain('Comparison feed');
	expect(rowOf(products, 'S-1')).toMatchObject({
		title: 'Škare "Lisica" & co',
		category_path: ['Vrt & dom', 'Škare'],
		price: { amount: '120', sale: { amount: '90' } },
	});
	expect(rowOf(products, 'P-2')).toMatchObject({ price: { amount: '9.9' }, stock: { quantity: 0 } });
});

it('the comparison feed is written beside the merchant feed, changes with it, and exists only where sites take it', () => {
	const parts = join(dir, 'parts');
	const product = (title: string) => ({ id: 1, xml: toItem({ id: 1, code: 'S-1', title }) });
	const sites = ['hr', 'de'].map((lang) => ({ ...site, lang }));
	for (const { lang } of sites) writeFeedParts(parts, lang, [product('Škare')]);
	writeMerchantFeed({ output: dir, parts, sites });
	const read = () => readFileSync(join(dir, 'feeds', 'comparison-hr.xml'), 'utf8');
	expect(read()).toContain('<name>Škare</name>');
	expect(existsSync(join(dir, 'feeds', 'comparison-de.xml'))).toBe(false);
	const [hr] = sites;
	if (hr !== undefined) replaceFeedItems(dir, hr, new Map([[1, product('Oštre škare').xml]]));
	expect(read()).toContain('<name>Oštre škare</name>');
});
