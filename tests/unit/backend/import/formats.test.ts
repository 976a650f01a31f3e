import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { draftMapping } from '@titraj/backend/import/mapping/draft-mapping.ts';
import { readMappingFile } from '@titraj/backend/import/mapping/mapping-file.ts';
import { openFeed } from '@titraj/backend/import/open-feed.ts';
import { describe, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

const feed = (name: string) => fileURLToPath(new URL(`../../../support/feeds/${name}`, import.meta.url));

describe('a Google Merchant feed', () => {
	test('as XML: prices, sale, pictures, weight, typed attributes and a path', async () => {
		const { described, products } = await mapFeed(feed('gardening-google.xml'));
		expect(described).toBe('Google Merchant feed (XML, utf-8, decimal point, prices in EUR with VAT)');
		expect(rowOf(products, 'VRT-100')).toEqual({
			sku: 'VRT-100',
			title: 'Škare za živicu "Grab" 54 cm',
			description: '<p>Oštrica od nehrđajućeg čelika &amp; drška od jasena.</p>',
			manufacturer: 'Brežulj',
			gtin: '4006381333931',
			mpn: 'GR-54',
			category_path: ['Vrt', 'Alat', 'Škare'],
			attributes: [
				{ name: 'Duljina', code: 'duljina_cm', value: 54, unit: 'cm' },
				{ name: 'Razmak zubaca', code: 'razmak_zubaca_mm', value: 22, unit: 'mm', group: 'Tehnički podaci' },
				{ name: 'Za ljevake', code: 'za_ljevake_yes_no', value: true },
			],
			price: {
				amount: '39.9',
				currency: 'EUR',
				vat_included: true,
				sale: { amount: '29.9', from: '2026-11-20T00:00:00+01:00', to: '2026-12-01T00:00:00+01:00' },
			},
			images: [{ url: 'https://slike.example/skare%201.jpg' }, { url: 'https://slike.example/skare2.jpg' }, { url: 'https://slike.example/skare3.jpg' }],
			weight_grams: 1200,
		});
	});

	test('has a stock of zero if sold out, and none if it only says available', async () => {
		const { products } = await mapFeed(feed('gardening-google.xml'));
		expect([rowOf(products, 'VRT-100')?.stock, rowOf(products, 'VRT-101')?.stock]).toEqual([undefined, { quantity: 0 }]);
		expect(products.map(({ isStockUnknown }) => isStockUnknown)).toEqual([true, false, false]);
		const told = await mapFeed(feed('gardening-google.xml'), { mapping: { in_stock_quantity: 5 } });
		expect(rowOf(told.products, 'VRT-100')?.stock).toEqual({ quantity: 5 });
	});

	test('drops an invalid GTIN with a note, and refuses a row without a price by its line', async () => {
		const { products } = await mapFeed(feed('gardening-google.xml'));
		expect(products[1]).toMatchObject({ ok: true, notes: [{ field: 'gtin', reason: 'has a wrong check digit' }] });
		expect(rowOf(products, 'VRT-101')).toMatchObject({ unit_price: { quantity: 5, unit: 'kg' } });
		expect(toOutcomes(products)[2]).toEqual([46, 'VRT-102', 'price: is empty']);
	});

	test('as TSV with headers in words: variants, pictures in one cell, compound details', async () => {
		const { described, products } = await mapFeed(feed('shoes-google.tsv'));
		expect(described).toContain('Google Merchant feed (CSV, delimiter tab');
		expect(rowOf(products, 'CIP-1-42')).toMatchObject({
			category_path: ['Obuća', 'Tenisice'],
			variant: {
				group: 'VAL',
				options: [
					{ name: 'Boja', value: 'plava' },
					{ name: 'Veličina', value: '42' },
				],
			},
			images: [1, 2, 3].map((place) => ({ url: `https://slike.example/val${place === 1 ? '' : place}.jpg` })),
			attributes: [
				{ name: 'Boja', value: 'plava' },
				{ name: 'Veličina', value: 42 },
				{ name: 'Potplat', value: 'guma', group: 'Izrada' },
				{ name: 'Gornjište', value: 'koža', group: 'Izrada' },
			],
		});
	});

	test('with a sale price above the regular one has no sale', async () => {
		const { products } = await mapFeed(feed('shoes-google.tsv'));
		expect(rowOf(products, 'CIP-1-43')?.price).toEqual({ amount: '89', currency: 'EUR', vat_included: true });
		expect(products[1]).toMatchObject({ notes: [{ field: 'sale_price', reason: '99.00 EUR is not below the regular price' }] });
	});
});

describe('a Shopify export', () => {
	test('is one product per variant: texts of its first row, pictures of all, its own price, stock and barcode', async () => {
		const { described, products } = await mapFeed(feed('shoes-shopify.csv'));
		expect(described).toContain('Shopify products');
		expect(toOutcomes(products)).toEqual([
			[2, 'MARA-38', 'ok'],
			[4, 'MARA-39', 'ok'],
			[6, 'KREMA', 'ok'],
			[7, 'NAT-1', 'ok'],
		]);
		expect(rowOf(products, 'MARA-38')).toMatchObject({
			title: 'Gležnjače Mara',
			description: '<p>Koža,\nručno šivana.</p>',
			category_path: ['Obuća', 'Čizme'],
			gtin: '4006381333931',
			price: { amount: '159', sale: { amount: '129' } },
			stock: { quantity: 3 },
			weight_grams: 940,
			variant: {
				group: 'gležnjače-mara',
				options: [
					{ name: 'Veličina', value: '38' },
					{ name: 'Boja', value: 'Crna' },
				],
			},
			images: [{ url: 'https://slike.example/mara1.jpg' }, { url: 'https://slike.example/mara2.jpg' }, { url: 'https://slike.example/mara3.jpg' }],
		});
		expect(rowOf(products, 'MARA-39')).toMatchObject({
			title: 'Gležnjače Mara',
			price: { amount: '129' },
			stock: { quantity: 0 },
			images: [{ url: 'https://slike.example/mara-crna.jpg' }, {}, {}, {}],
		});
		expect(rowOf(products, 'MARA-39')?.gtin).toBeUndefined();
	});

	test('has no stock if Shopify does not track it, no options if there are none, and keeps drafts off sale', async () => {
		const { products } = await mapFeed(feed('shoes-shopify.csv'));
		expect(rowOf(products, 'KREMA')).toMatchObject({ archived: false });
		expect(rowOf(products, 'KREMA')).not.toHaveProperty('stock');
		expect(rowOf(products, 'KREMA')).not.toHaveProperty('variant');
		expect(rowOf(products, 'NAT-1')).toMatchObject({ archived: true });
	});
});

test('a WooCommerce product that is hidden from the catalog is not for sale, nor is a variation of one', async () => {
	const dir = mkdtempSync(join(tmpdir(), 'woo-'));
	const rows = [
		'ID,Type,SKU,Name,Published,Visibility in catalog,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
		'1,simple,SHOWN,Krema,1,visible,4.50,Ruke,,,',
		'2,simple,HIDDEN,Krema,1,hidden,4.50,Ruke,,,',
		'3,variable,V,Majica,1,hidden,,Ruke,,Veličina,S',
		'4,variation,V-S,Majica,1,visible,9.50,,V,Veličina,S',
		'5,simple,DRAFT,Krema,-1,visible,4.50,Ruke,,,',
	];
	writeFileSync(join(dir, 'woo.csv'), rows.join('\n'));
	const { products } = await mapFeed(join(dir, 'woo.csv'));
	rmSync(dir, { recursive: true });
	const archived = ['SHOWN', 'HIDDEN', 'V-S', 'DRAFT'].map((sku) => rowOf(products, sku)?.archived);
	expect(archived).toEqual([false, true, true, true]);
});

test('a WooCommerce export: variations inherit missing values from their parent, which is not a product itself', async () => {
	const { described, products } = await mapFeed(feed('books-woocommerce.csv'));
	expect(described).toBe('WooCommerce products (CSV, delimiter comma, utf-8, decimal comma, prices in EUR with VAT)');
	expect(toOutcomes(products)).toEqual([
		[2, 'KNJ-1', 'ok'],
		[6, 'KNJ-2-T', 'ok'],
		[7, 'KNJ-2-M', 'ok'],
		[8, 'KNJ-9-M', ': Parent: the product "KNJ-9" does not come before its variation'],
		[9, 'KNJ-G', ': a product of the type grouped has no price of its own'],
	]);
	expect(rowOf(products, 'KNJ-1')).toMatchObject({
		title: 'Povijest mora, drugo izdanje',
		description: '<p>Prvi dio.</p><p>Drugi dio.</p>',
		gtin: '9789531425605',
		category_path: ['Knjige', 'Putopisi'],
		price: { amount: '19.9', sale: { amount: '15.9', from: '2026-11-19T23:00:00.000Z', to: '2026-11-30T23:00:00.000Z' } },
		stock: { quantity: 14 },
		weight_grams: 450,
	});
	expect(rowOf(products, 'KNJ-2-M')).toMatchObject({
		category_path: ['Knjige', 'Romani'],
		stock: { quantity: 0 },
		images: [{ url: 'https://slike.example/zima.jpg' }],
		variant: { options: [{ name: 'Uvez', value: 'meki' }] },
		attributes: [
			{ name: 'Uvez', value: 'meki' },
			{ name: 'Broj stranica', value: 210 },
		],
	});
	expect(rowOf(products, 'KNJ-2-T')?.stock).toEqual({ quantity: 3 });
});

describe('a CSV of an ERP', () => {
	test('gets a draft of its mapping from the header, which can be used immediately', async () => {
		const found = await openFeed(feed('garden-erp.csv'));
		const mapping = await draftMapping((await found.open()).rows);
		expect(mapping).toEqual({
			columns: {
				sku: 'Šifra',
				title: 'Naziv',
				manufacturer: 'Proizvođač',
				gtin: 'EAN',
				category: 'Grupa',
				price: 'VPC bez PDV (EUR)',
				stock: 'Zaliha',
				images: ['Slika 1', 'Slika 2'],
				weight: 'Masa (kg)',
			},
			attributes: { 'Duljina (cm)': { name: 'Duljina', unit: 'cm' }, Boja: { name: 'Boja' }, 'Za lijevu ruku': { name: 'Za lijevu ruku' } },
			categories: Object.fromEntries(['Vrt', 'Vrt > Alat', 'Vrt > Alat > Škare', 'Vrt > Navodnjavanje'].map((path) => [path, path])),
		});
		const { described, products } = await mapFeed(feed('garden-erp.csv'), { mapping });
		expect(described).toBe('feed with a mapping (CSV, delimiter semicolon, utf-8, decimal comma, prices in EUR without VAT)');
		expect(rowOf(products, 'V-001')).toMatchObject({
			title: 'Vrtne škare "Lisica" 21"',
			price: { amount: '1249.9012', vat_included: false },
			stock: { quantity: 12 },
			images: [{ url: 'https://slike.example/v1.jpg' }, { file: 'v1b.png' }],
			attributes: [{ value: 21, unit: 'cm' }, { value: 'Crvena' }, { value: true }],
			weight_grams: 350,
		});
		expect(toOutcomes(products).filter(([, , outcome]) => outcome !== 'ok')).toEqual([
			[4, 'V-003', 'title: is empty'],
			[5, 'V-004', 'price: "dvadeset" is no amount with a decimal comma (--decimal)'],
			[6, 'V-005', 'title: "=cmd|\' /C calc\'!A0" is a formula of a spreadsheet, no text'],
		]);
		expect(products.find((product) => product.ok && product.row.sku === '007')).toMatchObject({ notes: [{ field: 'images' }] });
	});

	test('is assigned to categories by a file, which can also exclude some', async () => {
		const mapping = {
			columns: { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'VPC bez PDV (EUR)' },
			categories: { 'Vrt > Alat > Škare': 'Dom i vrt > Škare', 'Vrt > Navodnjavanje': null },
		};
		const { products } = await mapFeed(feed('garden-erp.csv'), { mapping });
		expect(rowOf(products, 'V-001')?.category_path).toEqual(['Dom i vrt', 'Škare']);
		expect(toOutcomes(products)[5]).toEqual([7, 'V-006', 'category: "Vrt > Navodnjavanje" is left out by the mapping']);
	});
});

describe('JSON lines', () => {
	const mapping = { columns: { sku: 'code', title: 'name', category: 'cat', price: 'price_usd', manufacturer: 'brand' }, empty_values: ['0'] };
	test('in another currency are refused until its rate is set, and then converted exactly', async () => {
		expect(toOutcomes((await mapFeed(feed('tools.jsonl'), { mapping })).products)[0]?.[2]).toContain("price: is in USD, the shop's prices are in EUR");
		const { products } = await mapFeed(feed('tools.jsonl'), { mapping: { ...mapping, rates: { USD: '0.9' } } });
		expect(products.map((product) => product.ok && product.row.price?.amount)).toEqual(['89.91', '108', false]);
	});

	test('have attribute types that follow from the values in a category; empty values are ignored', async () => {
		const { products } = await mapFeed(feed('tools.jsonl'), { mapping: { ...mapping, rates: { USD: '1' } } });
		expect(rowOf(products, 'ALAT-1')?.attributes).toEqual([
			{ name: 'Power', code: 'power', value: '750 W' },
			{ name: 'Cordless', code: 'cordless_yes_no', value: false },
			{ name: 'Chuck', code: 'chuck', value: '10 mm, 13 mm' },
		]);
	});
});

test.each([
	['an unknown field', { columns: { skuu: 'a' } }],
	['an unknown setting', { columns: {}, decimals: ',' }],
	['a rate that is a number', { columns: {}, rates: { USD: 0.9 } }],
])('a mapping file with %s is refused by its place', async (_, content) => {
	const dir = mkdtempSync(join(tmpdir(), 'mapping-'));
	const file = join(dir, 'map.json');
	writeFileSync(file, JSON.stringify(content));
	await expect(readMappingFile(file)).rejects.toThrow('is no mapping: /');
	rmSync(dir, { recursive: true });
});
