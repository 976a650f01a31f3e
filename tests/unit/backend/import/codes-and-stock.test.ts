import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'codes-'));
afterAll(() => rmSync(dir, { recursive: true }));
async function read(lines: readonly string[], options: Parameters<typeof mapFeed>[1] = {}) {
	writeFileSync(join(dir, 'feed.csv'), lines.join('\n'));
	return (await mapFeed(join(dir, 'feed.csv'), options)).products;
}

describe('a Shopify export without skus', () => {
	const HEADER =
		'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price';
	test('has a code per variant from handle and options, the same in each run', async () => {
		const lines = [
			HEADER,
			'majica-more,Majica More,Majice,Veličina,S,Boja,Plava,,shopify,2,deny,20.00',
			'majica-more,,,,M,,Plava,,shopify,0,deny,20.00',
			'salica,Šalica,Kuhinja,Title,Default Title,,,,shopify,5,deny,9.00',
		];
		expect(toOutcomes(await read(lines))).toEqual([
			[2, 'majica-more--s-plava', 'ok'],
			[3, 'majica-more--m-plava', 'ok'],
			[4, 'salica', 'ok'],
		]);
	});

	test('keeps codes that differ only in what a slug loses, and long ones, apart', async () => {
		const long = 'x'.repeat(98);
		const products = await read([
			HEADER,
			'cipela,Cipela,Obuća,Broj,38½,,,,,,deny,20.00',
			'cipela,,,,38,,,,,,deny,20.00',
			`${long},Duga,Obuća,Broj,1234,,,,,,deny,20.00`,
			`${long},,,,1235,,,,,,deny,20.00`,
		]);
		expect(toOutcomes(products).map(([, , outcome]) => outcome)).toEqual(['ok', 'ok', 'ok', 'ok']);
		expect(new Set(products.map((product) => product.ok && product.row.sku)).size).toBe(4);
	});

	test('keeps which variants are sold without stock, beside what is in stock', async () => {
		const products = await read([
			HEADER,
			'stol,Stol,Namještaj,Boja,Hrast,,,STOL-H,shopify,0,continue,200.00',
			'stol,,,,Bor,,,STOL-B,shopify,-3,continue,200.00',
			'stol,,,,Jasen,,,STOL-J,shopify,4,continue,200.00',
			'stol,,,,Orah,,,STOL-O,shopify,0,deny,200.00',
		]);
		expect(['STOL-H', 'STOL-B', 'STOL-J', 'STOL-O'].map((sku) => rowOf(products, sku)?.stock)).toEqual([
			{ quantity: 0 },
			{ quantity: 0 },
			{ quantity: 4 },
			{ quantity: 0 },
		]);
		expect(products.map((product) => product.ok && product.row.backorder)).toEqual([{}, {}, {}, null]);
	});
});

describe('a WooCommerce export without skus', () => {
	const HEADER = 'ID,Type,SKU,Name,Published,In stock?,Stock,Backorders allowed?,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)';
	test('has codes from the ids of its rows', async () => {
		const products = await read([
			HEADER,
			'11,simple,,Krema,1,1,4,0,4.50,Ruke,,,',
			'12,variable,,Majica,1,1,,0,,Odjeća,,Veličina,"S, M"',
			'13,variation,,Majica - S,1,1,3,0,9.50,,id:12,Veličina,S',
		]);
		expect(toOutcomes(products)).toEqual([
			[2, 'ID-11', 'ok'],
			[4, 'ID-13', 'ok'],
		]);
		expect(rowOf(products, 'ID-13')?.variant).toEqual({ group: 'id:12', options: [{ name: 'Veličina', value: 'S' }] });
	});

	test('gives a variation whose stock its parent manages the stock of the parent', async () => {
		const products = await read([
			HEADER,
			'12,variable,V,Majica,1,1,7,0,,Odjeća,,Veličina,"S, M"',
			'13,variation,V-S,Majica - S,1,1,parent,0,9.50,,V,Veličina,S',
			'14,variation,V-M,Majica - M,1,1,2,0,9.50,,V,Veličina,M',
		]);
		expect(['V-S', 'V-M'].map((sku) => rowOf(products, sku)?.stock)).toEqual([{ quantity: 7 }, { quantity: 2 }]);
	});

	test.each([
		['backorders are allowed', '1', '0', '1'],
		['backorders are allowed and announced', 'backorder', '-2', 'notify'],
		['the row says backorder', 'backorder', '', '0'],
	])('calls a product available to order if %s, and does not count it by --in-stock', async (_, inStock, stock, backorders) => {
		const lines = [HEADER, `11,simple,A,Krema,1,${inStock},${stock},${backorders},4.50,Ruke,,,`];
		expect(rowOf(await read(lines, { mapping: { in_stock_quantity: 5 } }), 'A')).toMatchObject({ stock: { quantity: 0 }, backorder: {} });
	});

	test('sells a product from stock alone if backorders are not allowed', async () => {
		const products = await read([HEADER, '11,simple,A,Krema,1,1,4,0,4.50,Ruke,,,', '12,simple,B,Pjena,1,1,4,1,4.50,Ruke,,,']);
		expect(['A', 'B'].map((sku) => rowOf(products, sku)?.backorder)).toEqual([null, {}]);
	});

	test.each([
		['1', 'that it is in stock', HEADER, ''],
		['backorder', 'an unknown word', HEADER.replace('In stock?', 'Position'), 'maybe'],
		['1', 'nothing, without the column', HEADER.replace('Backorders allowed?', 'Position'), '0'],
	])('leaves the terms of a product as they are if its row says %s: %s', async (inStock, _, header, backorders) => {
		const products = await read([header, `11,simple,A,Krema,1,${inStock},0,${backorders},4.50,Ruke,,,`]);
		expect(rowOf(products, 'A')).toMatchObject({ stock: { quantity: 0 } });
		expect(rowOf(products, 'A')).not.toHaveProperty('backorder');
	});

	test('knows whether backorders are allowed in a complete export in Croatian', async () => {
		const header =
			'ID,Vrsta,SKU,Naziv,Objavljeno,Je li istaknuto?,Vidljivost u katalogu,Kratak opis,Opis,Datum početka sniženja,Datum kraja sniženja,Status poreza,Klasa poreza,Na zalihi?,Zalihe,Niska količina,Narudžbe bez zalihe?,Prodaje se pojedinačno?,Težina (kg),Dužina (cm),Širina (cm),Visina (cm),Recenzije?,Napomena,Snižena cijena,Normalna cijena,Kategorije,Oznake,Klasa dostave,Slike,Ograničenje,Istek,Glavni,Grupirani,Upsell,Cross-sell,Vanjski URL,Tekst gumba,Pozicija';
		const products = await read([header, '1,simple,A,Stol,1,0,visible,,,,,taxable,,1,0,,1,0,12.5,,,,1,,,200,Namještaj,,,,,,,,,,,,0']);
		expect(rowOf(products, 'A')).toMatchObject({ title: 'Stol', weight_grams: 12_500 });
		expect(rowOf(products, 'A')).toMatchObject({ stock: { quantity: 0 }, backorder: {} });
	});
});

test('a row of another program without a sku gets its barcode as the code', async () => {
	const mapping = { columns: { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'MPC', gtin: 'EAN' } };
	const products = await read(['Šifra;Naziv;Grupa;MPC;EAN', ';Škare;Vrt;12,50;4006381333931', ';Pila;Vrt;9,90;'], { mapping });
	expect(toOutcomes(products)).toEqual([
		[2, '4006381333931', 'ok'],
		[3, null, 'sku: is empty, and there is no barcode to use instead'],
	]);
});

test.each(['backorder', 'preorder', 'Po narudžbi', 'Dostupno po narudžbi', 'auf Bestellung', 'on backorder'])(
	'"%s" is available to order, not sold out',
	async (word) => {
		const mapping = { columns: { sku: 'sku', title: 'title', category: 'category', price: 'price', availability: 'availability' } };
		const products = await read(['sku,title,category,price,availability', `A,Stol,Namještaj,200,${word}`], { mapping });
		expect(products[0]).toMatchObject({ ok: true, notes: [], row: { stock: { quantity: 0 }, backorder: {} } });
	},
);

test.each([
	['da', 'na zalihi', {}],
	['ne', 'po narudžbi', null],
	['14', '', { days: 14 }],
	['360', '', { days: 360 }],
	['361', '', undefined],
	['1', '', {}],
	['0', 'po narudžbi', null],
	['', 'rasprodano', null],
	['', 'na zalihi', undefined],
	['možda', '', undefined],
])('a column of its own says whether goods are available to order: "%s" beside "%s"', async (word, availability, expected) => {
	const mapping = { columns: { sku: 'sku', title: 'title', category: 'category', price: 'price', availability: 'availability', backorder: 'bez zalihe' } };
	const products = await read(['sku,title,category,price,availability,bez zalihe', `A,Stol,Namještaj,200,${availability},${word}`], { mapping });
	expect(rowOf(products, 'A')?.backorder).toEqual(expected);
	expect(products[0]?.ok && products[0].notes.map(({ field }) => field)).toEqual(['možda', '361'].includes(word) ? ['backorder'] : []);
});
