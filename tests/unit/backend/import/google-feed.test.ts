import { fileURLToPath } from 'node:url';
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
		const mapped = await mapFeed(feed('gardening-google.xml'), { mapping: { in_stock_quantity: 5 } });
		expect(rowOf(mapped.products, 'VRT-100')?.stock).toEqual({ quantity: 5 });
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
