import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { Product } from '#lib/catalog/product.ts';
import { toFeedItem } from '#lib/catalog/server/to-feed-item.server.ts';
import { toProductData } from '#lib/screens/server/structured-data.server.ts';
import { writeFeedParts } from '#scripts/prerender/publish/feeds/feed-parts.ts';
import { writeMerchantFeed } from '#scripts/prerender/publish/feeds/merchant-feed.ts';
import { eur, sampleProduct } from '#tests/support/sample-product.ts';
import { sampleSite } from '#tests/support/sample-site.ts';

const site = sampleSite();
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' || name === 'g:additional_image_link' });

interface Item {
	[name: string]: string | undefined;
}
function itemsOf(xml: string): Item[] {
	const errors = XMLValidator.validate(xml);
	if (errors !== true) throw new Error(errors.err.msg);
	return parser.parse(xml).rss.channel.item ?? [];
}

const merchantFilesIn = (feeds: string) =>
	readdirSync(feeds)
		.filter((name) => name.startsWith('google-'))
		.toSorted();

const wrap = (item: string) => `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item}</channel></rss>`;
function itemOf(product: Product, description = 'Oštra slika.'): Item {
	const [item] = itemsOf(
		wrap(
			toFeedItem(
				site,
				{
					product,
					breadcrumbs: [
						{ title: 'Zasloni', url: '/z/' },
						{ title: product.title, url: product.url },
					],
					related: [],
					hasStores: false,
				},
				description,
			),
		),
	);
	if (item === undefined) throw new Error('No item');
	return item;
}

const CASES: [string, Partial<Product>, Item][] = [
	['a price', {}, { 'g:price': '289.90 EUR', 'g:sale_price': undefined, 'g:availability': 'in_stock' }],
	[
		'a sale price, and the lowest price in 30 days',
		{ price: { price: eur(9000), regularPrice: eur(12000), percent: 25, lowestPrice30Days: eur(12000) } },
		{ 'g:price': '120.00 EUR', 'g:sale_price': '90.00 EUR', 'g:custom_label_0': 'lowest_30_days 120.00 EUR' },
	],
	[
		'a unit price',
		{ price: { price: eur(9999), unit: { price: eur(33), description: 'm', quantity: 305 } } },
		{ 'g:unit_pricing_measure': '305 m', 'g:unit_pricing_base_measure': '1 m' },
	],
	[
		'no measure if the product has none',
		{ price: { price: eur(3500), unit: { price: eur(35), description: 'm' } } },
		{ 'g:unit_pricing_measure': undefined, 'g:unit_pricing_base_measure': undefined },
	],
	["the manufacturer's part number", { partNumber: 'LUM-27-165' }, { 'g:mpn': 'LUM-27-165' }],
	['no part number if none is known', {}, { 'g:mpn': undefined }],
	['the availability of a sold-out product', { available: false }, { 'g:availability': 'out_of_stock' }],
	[
		'goods to order with the last date of dispatch that the days of the merchant can mean',
		{ stock: 0, backorder: { days: 10 } },
		{ 'g:availability': 'backorder', 'g:availability_date': '2026-11-14T12:00Z' },
	],
	[
		'goods to order without days as out of stock, because the format takes none without a date',
		{ stock: 0, backorder: {} },
		{ 'g:availability': 'out_of_stock', 'g:availability_date': undefined },
	],
	[
		'goods in stock that can also be ordered without',
		{ stock: 1, backorder: { days: 10 } },
		{ 'g:availability': 'in_stock', 'g:availability_date': undefined },
	],
	['goods of a backend that says nothing about orders without stock', { stock: 0 }, { 'g:availability': 'in_stock' }],
	['EAN and manufacturer', {}, { 'g:gtin': '3859889271646', 'g:brand': 'Lumetra', 'g:identifier_exists': undefined }],
	['no GTIN for a number that the shop assigned itself', { ean: '2900000000018' }, { 'g:gtin': undefined, 'g:identifier_exists': undefined }],
	[
		'identifier_exists "no" if there is neither GTIN nor manufacturer',
		{ ean: '2900000000018', manufacturer: '' },
		{ 'g:brand': undefined, 'g:identifier_exists': 'no' },
	],
	['no part number of more than 70 characters', { partNumber: 'A'.repeat(71) }, { 'g:mpn': undefined }],
	[
		'a unit price by the piece',
		{ price: { price: eur(499), unit: { price: eur(125), description: 'Stk.', quantity: 4 } } },
		{ 'g:unit_pricing_measure': '4 ct' },
	],
	['is_bundle for a bundle', { parts: [sampleProduct()] }, { 'g:is_bundle': 'yes' }],
	['no is_bundle for other products', {}, { 'g:is_bundle': undefined }],
	[
		'no image link if there is only the placeholder',
		{ gallery: [{ src: '/no-picture.svg', alt: '', width: 640, height: 480 }] },
		{ 'g:image_link': undefined },
	],
	['no item group for a product without variants', {}, { 'g:item_group_id': undefined }],
	[
		'escaped characters that would end an element',
		{ title: '</g:title><script>"\'&]]> 24" \u0000\u000b\ud800 č' },
		{ 'g:title': '</g:title><script>"\'&]]> 24"  č' },
	],
];
it.each([
	[1, 0],
	[8, 7],
	[30, 10],
])('an item of a product with %i pictures names %i additional ones, as the feed format allows ten', (count, additional) => {
	const gallery = Array.from({ length: count }, (_, place) => ({ src: `/media/a/${place}.640.webp`, alt: '', width: 640, height: 480 }));
	const item = itemOf(sampleProduct({ gallery }));
	expect(item['g:image_link']).toMatch(/\/media\/a\/0\.640\.webp$/);
	expect(item['g:additional_image_link'] ?? []).toHaveLength(additional);
});

it.each(CASES)('an item of the merchant feed has %s', (_title, change, expected) => {
	expect(itemOf(sampleProduct(change))).toMatchObject(Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)));
	for (const [name, value] of Object.entries(expected)) if (value === undefined) expect(itemOf(sampleProduct(change))).not.toHaveProperty([name]);
});

it('an item of the merchant feed agrees with the structured data of the page', () => {
	for (const change of [{}, { available: false }, { price: { price: eur(9000), regularPrice: eur(12000) } }]) {
		const product = sampleProduct(change);
		const { offers, gtin13, name } = Object(toProductData(site, product, 'Oštra slika.'));
		const item = itemOf(product);
		expect((item['g:sale_price'] ?? item['g:price'])?.split(' ')).toEqual([offers.price, offers.priceCurrency]);
		expect(item['g:availability'] === 'in_stock').toBe(offers.availability.endsWith('/InStock'));
		expect([item['g:link'], item['g:gtin'], item['g:title']]).toEqual([offers.url, gtin13, name]);
	}
});

test.each<[string, Partial<Product>]>([
	['BackOrder', { stock: 0, backorder: {} }],
	['BackOrder', { stock: 0, backorder: { days: 5 } }],
	['InStock', { stock: 2, backorder: { days: 5 } }],
	['InStock', { stock: 0 }],
	['OutOfStock', { available: false, stock: 0 }],
])('structured data say %s of %j', (expected, change) => {
	const { offers } = Object(toProductData(site, sampleProduct(change), 'Oštra slika.'));
	expect(offers.availability).toBe(`https://schema.org/${expected}`);
});

describe('files of the merchant feed', () => {
	let folder: string;
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), 'feed-'));
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	/** Writes the feed as a crawl does, batch by batch in any order. Returns the files that were written. */
	function run(ids: number[], change: (id: number) => Partial<Product> = () => ({})): string[] {
		const parts = join(folder, `parts-${Math.random()}`);
		const batches = Array.from({ length: Math.ceil(ids.length / 60) }, (_, place) => ids.slice(place * 60, place * 60 + 60));
		for (const batch of batches.toReversed()) {
			const items = batch.map((id) => ({
				id,
				xml: toFeedItem(site, { product: sampleProduct({ id, ...change(id) }), breadcrumbs: [], related: [], hasStores: false }, ''),
			}));
			writeFeedParts(parts, 'hr', items);
		}
		return writeMerchantFeed({ output: folder, parts, sites: [site] });
	}
	const read = (name: string) => readFileSync(join(folder, 'feeds', name), 'utf8');
	/** Every tenth id. */
	const upTo = (last: number) => Array.from({ length: Math.ceil(last / 10) }, (_, place) => place * 10 + 1);

	it('the merchant feed has every product once, ordered by id, 5,000 ids per file, and each file links the next', () => {
		run(upTo(12_000));
		expect(merchantFilesIn(join(folder, 'feeds'))).toEqual(['google-hr-2.xml', 'google-hr-3.xml', 'google-hr.xml']);
		const ids = ['google-hr.xml', 'google-hr-2.xml', 'google-hr-3.xml'].map((name) => itemsOf(read(name)).map((item) => Number(item['g:id'])));
		expect(ids.map(({ length }) => length)).toEqual([500, 500, 200]);
		expect(ids.flat()).toEqual(upTo(12_000));
		expect(read('google-hr.xml')).toContain('href="https://titraj.example/feeds/google-hr-2.xml"');
		expect(read('google-hr-3.xml')).not.toContain('rel="next"');
	});

	it('a crawl rewrites only the file of the merchant feed that has an edited product', () => {
		run(upTo(6000));
		const first = join(folder, 'feeds/google-hr.xml');
		utimesSync(first, 1, 1);
		expect(run(upTo(6000))).toEqual([]);
		expect(run(upTo(6000), (id) => (id === 5501 ? { price: { price: eur(1) } } : {}))).toEqual(['google-hr-2.xml']);
		expect(statSync(first).mtimeMs).toBe(1000);
	});

	it('files of the merchant feed are removed with their products, except for the first', () => {
		run(upTo(5001));
		run([]);
		expect(readdirSync(join(folder, 'feeds')).toSorted()).toEqual(['comparison-hr.xml', 'google-hr.xml']);
		expect(itemsOf(read('google-hr.xml'))).toEqual([]);
	});
});
