import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

const feed = (name: string) => fileURLToPath(new URL(`../../../support/feeds/${name}`, import.meta.url));

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
		[8, 'KNJ-9-M', ': Parent: the product "KNJ-9" is not in the file'],
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
