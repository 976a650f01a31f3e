import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseMoment } from '@titraj/backend/import/values/parse-moment.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'pairs-'));
afterAll(() => rmSync(dir, { recursive: true }));
const read = async (name: string, lines: readonly string[]) => {
	writeFileSync(join(dir, name), lines.join('\n'));
	return (await mapFeed(join(dir, name))).products;
};

test.each([
	['in summer', '2026-10-01 8:30:00', '2026-10-01T06:30:00.000Z'],
	['in winter', '2026-11-30 23:59:59', '2026-11-30T22:59:59.000Z'],
	['without seconds, in the local order', '30.11.2026. 23:59', '2026-11-30T22:59:00.000Z'],
	['at the first of two equal hours', '2026-10-25 02:30:00', '2026-10-25T00:30:00.000Z'],
	['in the hour that is skipped', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
	['at midnight, which is the day', '2026-11-01 0:00:00', '2026-10-31T23:00:00.000Z'],
	['of a day that does not exist', '2026-02-30 10:00', null],
	['with an hour that does not exist', '2026-02-03 25:00', null],
])('a local time %s is that of the shop', (_, text, expected) => {
	expect(parseMoment(text, 'start')).toBe(expected);
});

describe('a WooCommerce export', () => {
	const HEADER =
		'ID,Type,SKU,Name,Published,Visibility in catalog,Date sale price starts,Date sale price ends,Tax status,Tax class,Sale price,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)';
	test('has a scheduled sale with its dates, local to the shop', async () => {
		const products = await read('woo-sale.csv', [HEADER, '1,simple,A,Krema,1,visible,2026-11-01 0:00:00,2026-11-30 23:59:59,taxable,,8.00,10.00,Ruke,,,']);
		expect(rowOf(products, 'A')?.price?.sale).toEqual({ amount: '8', from: '2026-10-31T23:00:00.000Z', to: '2026-11-30T22:59:59.000Z' });
	});

	test('has no VAT on goods whose tax status is none or shipping, nor on their variations', async () => {
		const products = await read('woo-tax.csv', [
			HEADER,
			'1,simple,A,Tečaj,1,visible,,,none,,,10.00,Ruke,,,',
			'2,simple,B,Dar,1,visible,,,shipping,,,10.00,Ruke,,,',
			'3,simple,C,Krema,1,visible,,,taxable,,,10.00,Ruke,,,',
			'4,variable,V,Radionica,1,visible,,,none,,,,Ruke,,Dan,petak',
			'5,variation,V-1,Radionica,1,visible,,,,parent,,10.00,,V,Dan,petak',
		]);
		expect(['A', 'B', 'C', 'V-1'].map((sku) => rowOf(products, sku)?.price?.vat_percent)).toEqual([0, 0, undefined, 0]);
	});

	test('keeps a variation off sale whose parent is a draft', async () => {
		const products = await read('woo-draft.csv', [
			HEADER,
			'1,variable,V,Majica,-1,visible,,,taxable,,,,Ruke,,Dan,S',
			'2,variation,V-1,Majica,1,visible,,,taxable,,,10.00,,V,Dan,S',
		]);
		expect(rowOf(products, 'V-1')).toMatchObject({ archived: true });
	});
});

describe('a Shopify export', () => {
	const HEADER =
		'Handle,Title,Type,Product Category,Published,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Taxable,Gift Card,Status';
	test('is on sale only if it is both published and active', async () => {
		const products = await read('shopify-visible.csv', [
			HEADER,
			'a,A,Njega,,TRUE,A,shopify,1,9.00,TRUE,FALSE,active',
			'b,B,Njega,,FALSE,B,shopify,1,9.00,TRUE,FALSE,active',
			'c,C,Njega,,TRUE,C,shopify,1,9.00,TRUE,FALSE,draft',
		]);
		expect(['A', 'B', 'C'].map((sku) => rowOf(products, sku)?.archived)).toEqual([false, true, true]);
	});

	test('without a tracker is available without a number, which the import says; without that column its quantity counts', async () => {
		const products = await read('shopify-tracker.csv', [HEADER, 'a,A,Njega,,TRUE,A,,12,9.00,TRUE,FALSE,active']);
		expect(products[0]).toMatchObject({ ok: true, isStockUnknown: true });
		const untracked = await read('shopify-no-tracker.csv', ['Handle,Title,Type,Variant SKU,Variant Inventory Qty,Variant Price', 'a,A,Njega,A,12,9.00']);
		expect(rowOf(untracked, 'A')?.stock).toEqual({ quantity: 12 });
	});

	test("has the merchant's own type as its category, no VAT on exempt goods, and gift cards refused", async () => {
		const products = await read('shopify-more.csv', [
			HEADER,
			'a,A,Njega,Health & Beauty > Personal Care,TRUE,A,shopify,1,9.00,FALSE,FALSE,active',
			'b,B,,Health & Beauty > Personal Care,TRUE,B,shopify,1,9.00,TRUE,FALSE,active',
			'c,C,Njega,,TRUE,C,shopify,1,9.00,TRUE,TRUE,active',
		]);
		expect(rowOf(products, 'A')).toMatchObject({ category_path: ['Njega'], price: { vat_percent: 0 } });
		expect(rowOf(products, 'B')?.category_path).toEqual(['Health & Beauty', 'Personal Care']);
		expect(rowOf(products, 'B')?.price?.vat_percent).toBeUndefined();
		expect(toOutcomes(products)[2]).toEqual([4, 'C', ': a gift card is sold by the gift cards of the shop, not as goods']);
	});
});

test("a Google feed's times without a zone are UTC", async () => {
	const products = await read('google.tsv', [
		'id\ttitle\tlink\tprice\tsale_price\tsale_price_effective_date\tproduct_type',
		'G\tKrema\thttps://a.example/\t10.00 EUR\t8.00 EUR\t2026-11-01T00:00:00/2026-11-30T23:59:59\tNjega',
	]);
	expect(rowOf(products, 'G')?.price?.sale).toEqual({ amount: '8', from: '2026-11-01T00:00:00Z', to: '2026-11-30T23:59:59Z' });
});
