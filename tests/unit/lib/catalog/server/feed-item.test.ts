import { describe, expect, it } from 'vitest';
import type { FullProduct } from '#lib/catalog/product.ts';
import { toFeedItem } from '#lib/catalog/server/to-feed-item.server.ts';
import { merchantFeedErrors } from '#tests/support/merchant-feed-errors.ts';
import { eur, sampleProduct } from '#tests/support/sample-product.ts';
import { sampleSite } from '#tests/support/sample-site.ts';

const site = sampleSite();
const feed = (items: string) => `<rss xmlns:g="http://base.google.com/ns/1.0" xmlns:shop="urn:shop"><channel>${items}</channel></rss>`;
const trail = (title: string) => [title, 'x'].map((name) => ({ title: name, url: '/x/' }));
const toItem = (change: Partial<FullProduct>, description = 'Opis', breadcrumbs = trail('Zasloni')) =>
	toFeedItem(site, { product: sampleProduct(change), breadcrumbs, related: [], hasStores: false }, description);
const picture = { src: '/media/monitor/vista-front.640.webp', alt: '', width: 640, height: 480 };

describe('an item of the merchant feed keeps the rules of the format', () => {
	it.each<[string, Partial<FullProduct>]>([
		['a usual product', {}],
		['a long title with markup', { title: `${'🖥️ "Zaslon" <b>& oštar</b> '.repeat(20)}` }],
		['a manufacturer with a very long name', { manufacturer: 'Obrt '.repeat(30) }],
		['a very long part number', { partNumber: 'X'.repeat(200) }],
		['an EAN with a wrong check digit', { ean: '3859889271647', partNumber: 'LUM-27' }],
		['forty pictures', { gallery: Array.from({ length: 40 }, () => picture) }],
		['a reduction', { price: { price: eur(19990), regularPrice: eur(28990), lowestPrice30Days: eur(21990) } }],
		['a unit price', { price: { price: eur(500), unit: { price: eur(250), description: 'm', quantity: 2 } } }],
		['a sold-out variant', { available: false, stock: 0, variantGroup: 'v7' }],
		['goods to order', { stock: 0, backorder: { days: 5 } }],
		['an energy class', { energyLabel: { energyClass: 'C', best: 'A', worst: 'G', step: 2 } }],
	])('of %s', (_name, change) => {
		expect(merchantFeedErrors(feed(toItem(change)))).toEqual({ items: 1, errors: [] });
	});

	it('of a product with a long description in a long path of categories', () => {
		expect(merchantFeedErrors(feed(toItem({}, 'Oštra slika. '.repeat(900), trail('Zasloni '.repeat(200)))))).toEqual({ items: 1, errors: [] });
	});

	it('and without any identifier says so', () => {
		const { manufacturer: _manufacturer, ean: _ean, ...product } = sampleProduct();
		const item = toFeedItem(site, { product, breadcrumbs: [], related: [], hasStores: false }, '');
		expect(merchantFeedErrors(feed(item)).errors).toEqual([]);
		expect(item).toContain('<g:identifier_exists>no</g:identifier_exists>');
	});
});

it.each([
	['<g:price>12,50 EUR</g:price>', 'price: 12,50 EUR'],
	['<g:gtin>3859889271647</g:gtin>', 'gtin: 3859889271647'],
	['<g:availability>in stock</g:availability>', 'availability: in stock'],
	['<g:sale_price>300.00 EUR</g:sale_price>', 'the sale price is not below the price'],
	['<g:identifier_exists>no</g:identifier_exists>', 'identifier_exists is "no" beside an identifier'],
	['<g:colour>crna</g:colour>', 'colour is no attribute'],
])('the check of the feed finds %s', (wrong, error) => {
	const name = /^<(g:\w+)>/.exec(wrong)?.[1] ?? '';
	const item = toItem({})
		.replace(new RegExp(`<${name}>[^<]*</${name}>`), '')
		.replace('</item>', `${wrong}</item>`);
	expect(merchantFeedErrors(feed(item)).errors).toContain(`7: ${error}`);
});

it('the check of the feed finds a product that is there twice, and one without a picture', () => {
	expect(merchantFeedErrors(feed(toItem({}) + toItem({}))).errors).toContain('7 is there twice');
	expect(merchantFeedErrors(feed(toItem({ gallery: [] }))).errors).toContain('7: image_link is missing');
});
