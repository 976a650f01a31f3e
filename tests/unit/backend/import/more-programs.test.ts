import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'more-programs-'));
afterAll(() => rmSync(dir, { recursive: true }));
async function read(name: string, lines: readonly string[]) {
	writeFileSync(join(dir, name), lines.join('\n'));
	return mapFeed(join(dir, name));
}

describe('Pantheon', () => {
	test('items of Pantheon in a table: the price with VAT, the rate, and items that are not active', async () => {
		const { described, products } = await read('pantheon.csv', [
			'acIdent;acName;acClassif;acClassif2;acCode;acSupplier;acUM;anSalePrice;anRTPrice;anVAT;acActive;acDescr',
			'IV000090;Ploča bijela;PLOČE;BIJELE;4006381333931;DRVO;M2;25,00;20,00;25;T;Za ormare',
			'IV000171;Ploča hrast;PLOČE;HRAST;;DRVO;M2;30,00;24,00;25;F;',
		]);
		expect(described).toContain('Pantheon items');
		expect(rowOf(products, 'IV000090')).toMatchObject({
			gtin: '4006381333931',
			category_path: ['PLOČE'],
			price: { amount: '25', vat_included: true, vat_percent: 25 },
			unit: 'M2',
			archived: false,
		});
		expect(rowOf(products, 'IV000171')).toMatchObject({ archived: true });
	});

	test('items of Pantheon in XML, whatever the names of its elements', async () => {
		const item = (code: string, stock: number) =>
			`<ITEM><acIdent>${code}</acIdent><acName>Ploča</acName><acClassif>PLOČE</acClassif><anSalePrice>25.00</anSalePrice><anVAT>25</anVAT><anStock>${stock}</anStock></ITEM>`;
		const { described, products } = await read('pantheon.xml', [`<?xml version="1.0"?><ROOT><ITEMS>${item('A', 4)}${item('B', 0)}</ITEMS></ROOT>`]);
		expect(described).toContain('Pantheon items (XML');
		expect(['A', 'B'].map((sku) => rowOf(products, sku)?.stock)).toEqual([{ quantity: 4 }, { quantity: 0 }]);
	});
});

test('a Croatian price list: unit prices, the special price with or without a regular one, no price of another day', async () => {
	const { described, products } = await read('cjenik.csv', [
		'NAZIV PROIZVODA;ŠIFRA PROIZVODA;MARKA PROIZVODA;NETO KOLIČINA;JEDINICA MJERE;MALOPRODAJNA CIJENA;CIJENA ZA JEDINICU MJERE;MPC ZA VRIJEME POSEBNOG OBLIKA PRODAJE;NAJNIŽA CIJENA U POSLJEDNJIH 30 DANA;SIDRENA CIJENA NA 2.5.2025;BARKOD;KATEGORIJA PROIZVODA',
		'Čokolada;100;Slatka;100;g;1,99;19,90;1,49;1,49;1,89;4006381333931;Slatkiši',
		'Keks;101;Slatka;0,3;kg;2,10;7,00;0,00;2,10;;;Slatkiši',
		'Bombon;102;Slatka;50;g;0,00;20,00;1,00;;;;Slatkiši',
	]);
	expect(described).toContain('Croatian price list');
	expect(rowOf(products, '100')).toMatchObject({
		manufacturer: 'Slatka',
		price: { amount: '1.99', sale: { amount: '1.49' } },
		unit_price: { quantity: 100, unit: 'g' },
	});
	expect(rowOf(products, '101')?.price).toEqual({ amount: '2.1', currency: 'EUR', vat_included: true });
	expect(rowOf(products, '102')?.price).toEqual({ amount: '1', currency: 'EUR', vat_included: true });
	expect(rowOf(products, '100')).not.toHaveProperty('unit');
});

test('Odoo: the reference, the path without the roots that every shop has, and what is not sold', async () => {
	const { products } = await read('odoo.csv', [
		'"External ID","Name","Internal Reference","Barcode","Sales Price","Cost","Product Category","Quantity On Hand","Unit of Measure","Can be Sold","Active"',
		'"x","Desk Lamp","DL-7","4006381333931","49.0","22.0","All / Saleable / Lamps","5.0","Units","True","True"',
		'"y","Floor Lamp","FL-8","","89.0","41.0","All / Saleable / Lamps","0.0","Units","False","True"',
	]);
	expect(rowOf(products, 'DL-7')).toMatchObject({ category_path: ['Lamps'], price: { amount: '49' }, stock: { quantity: 5 }, archived: false });
	expect(rowOf(products, 'FL-8')).toMatchObject({ archived: true });
	expect(JSON.stringify(products)).not.toContain('41');
});

test('Squarespace: variants in the rows that follow, a sale price only while it is on sale, stock without a number', async () => {
	const { products } = await read('squarespace.csv', [
		'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Visible,Hosted Image URLs',
		'abc,v1,PHYSICAL,shop,mug,Mug,<p>Nice</p>,MUG-R,Colour,Red,,,12.00,9.00,No,4,/kitchen/mugs,,0.4,Yes,https://img.example/1.jpg https://img.example/2.jpg',
		',v2,,,,,,MUG-B,,Blue,,,12.00,9.00,Yes,Unlimited,,,0.4,,',
		'def,v3,GIFT_CARD,shop,card,Card,,,,,,,20.00,0.00,No,Unlimited,/cards,,0,Yes,',
	]);
	expect(toOutcomes(products)).toEqual([
		[2, 'MUG-R', 'ok'],
		[3, 'MUG-B', 'ok'],
		[4, null, ': a gift card, service or download is no goods'],
	]);
	expect(rowOf(products, 'MUG-R')).toMatchObject({
		title: 'Mug',
		category_path: ['kitchen', 'mugs'],
		price: { amount: '12' },
		stock: { quantity: 4 },
		images: [{}, {}],
		variant: { group: 'abc', options: [{ name: 'Colour', value: 'Red' }] },
	});
	expect(rowOf(products, 'MUG-R')?.price).not.toHaveProperty('sale');
	expect(rowOf(products, 'MUG-B')).toMatchObject({
		title: 'Mug',
		price: { amount: '12', sale: { amount: '9' } },
		variant: { group: 'abc', options: [{ name: 'Colour', value: 'Blue' }] },
	});
	expect(products[1]).toMatchObject({ isStockUnknown: true });
});

test('the list that the back office of PrestaShop exports', async () => {
	const { described, products } = await read('grid.csv', [
		'"Product ID";"Image";"Name";"Reference";"Category";"Price (tax excl.)";"Price (tax incl.)";"Quantity";"Status";"Position"',
		'"1";"http://shop.example/1-small_default.jpg";"Majica";"demo_1";"Odjeća";"23.90";"29.88";"300";"1";"1"',
		'"2";"";"Šalica";"demo_2";"Kuhinja";"10.00";"12.50";"0";"0";"2"',
	]);
	expect(described).toContain('PrestaShop products');
	expect(rowOf(products, 'demo_1')).toMatchObject({ price: { amount: '29.88', vat_included: true }, stock: { quantity: 300 }, archived: false });
	expect(rowOf(products, 'demo_2')).toMatchObject({ archived: true });
});

test('a used product of a Google feed is not sold as a new one', async () => {
	const { products } = await read('used.tsv', [
		'id\ttitle\tprice\tlink\tcondition\tproduct_type',
		'A\tČizme\t20.00 EUR\thttps://trgovina.example/a\tused\tObuća',
	]);
	expect(rowOf(products, 'A')?.fields).toEqual({ condition: 'used' });
});

test('variations of WooCommerce are read wherever their parent is', async () => {
	const { products } = await read('order.csv', [
		'ID,Type,SKU,Name,Published,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
		'11,variation,HL-S,Hlače - S,1,49.90,,HL,Veličina,S',
		'12,variation,HL-M,Hlače - M,1,49.90,,id:10,Veličina,M',
		'10,variable,HL,Hlače,1,,Odjeća > Hlače,,Veličina,"S, M"',
	]);
	expect(toOutcomes(products)).toEqual([
		[2, 'HL-S', 'ok'],
		[3, 'HL-M', 'ok'],
	]);
	expect(products.map((product) => product.ok && product.row.variant?.group)).toEqual(['HL', 'HL']);
	expect(rowOf(products, 'HL-M')?.category_path).toEqual(['Odjeća', 'Hlače']);
});

test('elements that the first product of an XML lacks are read of the others', async () => {
	const { products } = await read('comparison.xml', [
		'<CNJExport><Item><ID>1</ID><name>Stol</name><price>10.00</price><link>https://trgovina.example/1</link><fileUnder>Dom</fileUnder></Item>',
		'<Item><ID>2</ID><name>Klupa</name><price>20.00</price><regularPrice>30.00</regularPrice><link>https://trgovina.example/2</link><fileUnder>Dom</fileUnder><EAN>4006381333931</EAN><brand>Bura</brand></Item></CNJExport>',
	]);
	expect(rowOf(products, '2')).toMatchObject({ gtin: '4006381333931', manufacturer: 'Bura', price: { amount: '30', sale: { amount: '20' } } });
});
