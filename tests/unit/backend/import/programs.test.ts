import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'programs-'));
afterAll(() => rmSync(dir, { recursive: true }));
async function read(name: string, lines: readonly string[], options: Parameters<typeof mapFeed>[1] = {}) {
	writeFileSync(join(dir, name), lines.join('\n'));
	return mapFeed(join(dir, name), options);
}

describe('a PrestaShop export', () => {
	const HEADER =
		'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Discount amount;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Reference #;Manufacturer;EAN13;UPC;Width;Weight;Quantity;Summary;Description;Available for order (0 = No, 1 = Yes);Image URLs (x,y,z...);Feature(Name:Value:Position);Condition;Out of stock action';
	test('is read by its columns: discounts, deepest category, features, pictures, codes and states', async () => {
		const { described, products } = await read('presta.csv', [
			HEADER,
			'1;1;Majica More;Home,Odjeća,Odjeća/Majice;25.00;5.00;;2026-11-01;2026-12-01;M-1;Bura;4006381333931;;40;0.250;7;<p>Lagana</p>;<p>Pamuk</p>;1;https://slike.example/1.jpg,https://slike.example/2.jpg;Boja:Plava:1,Sastav:pamuk i lan:2;new;0',
			'2;1;Šal;Home,Odjeća;20.00;;25;;;;Bura;;;;;0;;;1;;;used;1',
			'3;0;Kapa;Odjeća;9.00;;;;;K-3;;;;;;2;;;1;;;;0',
			'4;1;Rukavice;Odjeća;9.00;;;;;R-4;;;;;;2;;;0;;;;0',
		]);
		expect(described).toContain('PrestaShop products');
		expect(described).toContain('with VAT');
		expect(toOutcomes(products)).toEqual([2, 3, 4, 5].map((line, place) => [line, ['M-1', 'ID-2', 'K-3', 'R-4'][place], 'ok']));
		expect(rowOf(products, 'M-1')).toMatchObject({
			title: 'Majica More',
			short_description: 'Lagana',
			category_path: ['Odjeća', 'Majice'],
			gtin: '4006381333931',
			price: { amount: '25', sale: { amount: '20', from: '2026-10-31T23:00:00.000Z', to: '2026-12-01T23:00:00.000Z' } },
			stock: { quantity: 7 },
			weight_grams: 250,
			images: [{ url: 'https://slike.example/1.jpg' }, { url: 'https://slike.example/2.jpg' }],
			archived: false,
		});
		expect(rowOf(products, 'M-1')?.attributes).toEqual(
			expect.arrayContaining([expect.objectContaining({ name: 'Boja', value: 'Plava' }), expect.objectContaining({ name: 'Sastav', value: 'pamuk i lan' })]),
		);
		expect(rowOf(products, 'ID-2')).toMatchObject({ price: { amount: '20', sale: { amount: '15' } }, category_path: ['Odjeća'] });
		expect(rowOf(products, 'ID-2')).toMatchObject({ stock: { quantity: 0 }, backorder: {} });
		expect(['K-3', 'R-4'].map((sku) => rowOf(products, sku)?.archived)).toEqual([true, true]);
	});

	test("says whether goods are sold without stock, but not if they have the shop's default", async () => {
		const actions = ['0', '1', '2', ''];
		const rows = actions.map((action, place) => `${place};1;Majica;Odjeća;25.00;;;;;M-${place};;;;;;0;;;1;;;;${action}`);
		const { products } = await read('presta-stock.csv', [HEADER, ...rows]);
		expect(actions.map((_, place) => rowOf(products, `M-${place}`)?.backorder)).toEqual([null, {}, undefined, undefined]);
	});

	test('says by its column that prices have no VAT', async () => {
		const { described, products } = await read('presta-net.csv', [HEADER.replace('included', 'excluded'), '1;1;Majica;Odjeća;25.00;;;;;M-1;;;;;;7;;;1;;;;0']);
		expect(described).toContain('without VAT');
		expect(rowOf(products, 'M-1')?.price).toMatchObject({ amount: '25', vat_included: false });
	});
});

describe('a Magento export', () => {
	const HEADER =
		'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,short_description,weight,product_online,tax_class_name,visibility,price,special_price,special_price_from_date,special_price_to_date,base_image,additional_images,additional_attributes,qty,is_in_stock,allow_backorders,manage_stock,use_config_manage_stock,configurable_variations';
	const row = (values: Record<string, string>) =>
		HEADER.split(',')
			.map((name) => `"${(values[name] ?? '').replaceAll('"', '""')}"`)
			.join(',');
	const simple = {
		attribute_set_code: 'Default',
		product_type: 'simple',
		categories: 'Default Category/Odjeća,Default Category/Odjeća/Majice',
		product_online: '1',
		tax_class_name: 'Taxable Goods',
		price: '20.0000',
		manage_stock: '1',
		qty: '3.0000',
	};
	test('is read by its columns: variants, attributes with commas, sale dates written month first, goods without VAT', async () => {
		const { described, products } = await read('magento.csv', [
			HEADER,
			row({
				...simple,
				sku: 'WH-S',
				name: 'Majica S',
				visibility: 'Not Visible Individually',
				special_price: '15.0000',
				special_price_from_date: '11/1/26',
				special_price_to_date: '12/31/26',
				base_image: '/w/h/s.jpg',
				additional_images: '/w/h/s.jpg,/w/h/s2.jpg',
				additional_attributes: 'color=Crvena,material=pamuk, lan,activity=Trčanje|Joga',
				qty: '3',
			}),
			row({ ...simple, sku: 'WH-M', name: 'Majica M', visibility: 'Not Visible Individually', qty: '0', allow_backorders: '1' }),
			row({ ...simple, sku: 'SKRIVENO', name: 'Dodatak', visibility: 'Not Visible Individually', qty: '4' }),
			row({ ...simple, sku: 'UGAŠENO', name: 'Stara', visibility: 'Catalog, Search', product_online: '2', qty: '4' }),
			row({
				...simple,
				sku: 'TEČAJ',
				name: 'Tečaj',
				visibility: 'Catalog, Search',
				tax_class_name: 'None',
				manage_stock: '0',
				use_config_manage_stock: '0',
				qty: '0',
			}),
			row({
				...simple,
				sku: 'WH',
				name: 'Majica',
				product_type: 'configurable',
				visibility: 'Catalog, Search',
				configurable_variations: 'sku=WH-S,size=S,color=Crvena|sku=WH-M,size=M,color=Crvena',
			}),
			row({ ...simple, sku: 'WH-S', store_view_code: 'en', name: 'Shirt S' }),
		]);
		expect(described).toContain('Magento products');
		expect(rowOf(products, 'WH-S')).toMatchObject({
			title: 'Majica S',
			category_path: ['Odjeća', 'Majice'],
			price: { amount: '20', sale: { amount: '15', from: '2026-10-31T23:00:00.000Z', to: '2026-12-31T23:00:00.000Z' } },
			stock: { quantity: 3 },
			variant: {
				group: 'WH',
				options: [
					{ name: 'Size', value: 'S' },
					{ name: 'Color', value: 'Crvena' },
				],
			},
			images: [{ file: 'w/h/s.jpg' }, { file: 'w/h/s2.jpg' }],
			attributes: [
				{ name: 'Color', value: 'Crvena' },
				{ name: 'Material', value: 'pamuk, lan' },
				{ name: 'Activity', value: 'Trčanje, Joga' },
			],
			archived: false,
		});
		expect(rowOf(products, 'WH-M')).toMatchObject({ stock: { quantity: 0 }, backorder: {} });
		expect(['WH-M', 'SKRIVENO', 'UGAŠENO', 'TEČAJ'].map((sku) => rowOf(products, sku)?.archived)).toEqual([false, true, true, false]);
		expect(rowOf(products, 'TEČAJ')?.price?.vat_percent).toBe(0);
		expect(rowOf(products, 'TEČAJ')).not.toHaveProperty('stock');
		expect(products.filter((product) => !product.ok).map((product) => product.line)).toEqual([7, 8]);
	});
});

test("an OpenCart export: texts in the shop's language, model as code, weight with its unit, stock that is not subtracted", async () => {
	const { described, products } = await read('opencart.csv', [
		'product_id,name(en-gb),name(hr-hr),categories,sku,ean,quantity,model,manufacturer,image_name,price,weight,weight_unit,length,length_unit,status,description(en-gb),description(hr-hr),subtract',
		'30,Camera,Fotoaparat,Elektronika > Foto,,4006381333931,7,FA-30,Optika,catalog/fa.jpg,100.0000,1.20000000,kg,12.50000000,cm,true,<p>Cam</p>,&lt;p&gt;Opis&lt;/p&gt;,true',
		'31,Bag,Torba,Elektronika > Foto,T-31,,0,TB,,,20.0000,0.00000000,kg,0.00,cm,true,,,false',
		'32,Old,Staro,Elektronika,S-32,,2,ST,,,20.0000,,kg,,cm,false,,,true',
	]);
	expect(described).toContain('OpenCart products');
	expect(rowOf(products, 'FA-30')).toMatchObject({
		title: 'Fotoaparat',
		description: '<p>Opis</p>',
		category_path: ['Elektronika', 'Foto'],
		stock: { quantity: 7 },
		weight_grams: 1200,
		images: [{ file: 'catalog/fa.jpg' }],
		attributes: [{ name: 'Duljina', value: 12.5, unit: 'cm' }],
	});
	expect(rowOf(products, 'T-31')).not.toHaveProperty('stock');
	expect(rowOf(products, 'S-32')?.archived).toBe(true);
});

test('a Shopware 6 export: a parent is no product, its variants inherit from it; ids of categories ask for a mapping', async () => {
	const header =
		'id;parent_id;product_number;active;stock;name;description;price_net;price_gross;tax_rate;cover_media_url;manufacturer_name;categories;sales_channel';
	const lines = [
		header,
		'p1;;SW-1;1;0;Majica;<p>Pamuk</p>;16.00;20.00;25.000;https://slike.example/m.jpg;Bura;Odjeća > Majice;',
		'v1;p1;SW-1.1;;3;;;;;;;;;',
		'v2;p1;SW-1.2;0;3;;;17.60;22.00;25.000;;;;',
		'p2;;SW-2;1;5;Šal;;8.00;10.00;25.000;;;0189f1e2d3c4b5a697887766554433ff|0189f1e2d3c4b5a69788776655443300;',
	];
	const { described, products } = await read('shopware.csv', lines);
	expect(described).toContain('Shopware 6 products');
	expect(toOutcomes(products).slice(0, 2)).toEqual([
		[3, 'SW-1.1', 'ok'],
		[4, 'SW-1.2', 'ok'],
	]);
	expect(rowOf(products, 'SW-1.1')).toMatchObject({
		title: 'Majica',
		price: { amount: '20', vat_percent: 25 },
		stock: { quantity: 3 },
		images: [{ url: 'https://slike.example/m.jpg' }],
		archived: false,
	});
	expect(rowOf(products, 'SW-1.2')).toMatchObject({ price: { amount: '22' }, archived: true });
	expect(toOutcomes(products)[2]?.[2]).toContain('name its path under "categories"');
});

test('a Shopware 5 export: the higher price before a reduction, the path of the category without its language', async () => {
	const { described, products } = await read('sw5.csv', [
		'ordernumber;mainnumber;name;supplier;tax;price_EK;pseudoprice_EK;active;instock;description;description_long;weight;categories;imageUrl;laststock',
		'SW1;SW1;Šator;Bura;25;159,90;199,90;1;4;Kratko;<p>Dugo</p>;2.500;Deutsch->Kampiranje->Šatori|Deutsch->Akcije;https://slike.example/s.jpg;1',
	]);
	expect(described).toContain('Shopware 5 articles');
	expect(rowOf(products, 'SW1')).toMatchObject({
		price: { amount: '199.9', sale: { amount: '159.9' }, vat_percent: 25 },
		category_path: ['Kampiranje', 'Šatori'],
		stock: { quantity: 4 },
		images: [{ url: 'https://slike.example/s.jpg' }],
	});
});

describe('an XML feed of comparison sites', () => {
	test('as Jeftinije.hr, Ceneje.si and Idealno take it', async () => {
		const { described, products } = await read('cnj.xml', [
			'<?xml version="1.0" encoding="UTF-8"?><CNJExport>',
			'<Item><ID><![CDATA[17]]></ID><name><![CDATA[Bušilica 18 V]]></name><description><![CDATA[<p>Snažna</p>]]></description><link>https://trgovina.example/17</link><mainImage>https://slike.example/1.jpg</mainImage><moreImages>https://slike.example/2.jpg,https://slike.example/3.jpg</moreImages><price>89,90</price><regularPrice>119,90</regularPrice><curCode>EUR</curCode><stock>in stock</stock><quantity>6</quantity><fileUnder><![CDATA[Alati - Bušilice - Aku bušilice]]></fileUnder><brand>Bato</brand><EAN>4006381333931</EAN><productCode>B-18</productCode><condition>new</condition><groupId></groupId><attributes><color>Crvena</color><size></size><attribute><name>Napon</name><values><value>18 V</value></values></attribute></attributes></Item>',
			'<Item><ID>18</ID><name>Svrdlo</name><link>https://trgovina.example/18</link><price>4,50</price><stock>preorder</stock><fileUnder>Alati &gt; Svrdla</fileUnder><attributes><attribute><name>Promjer</name><values><value>6 mm</value></values></attribute><attribute><name>Duljina</name><values><value>90 mm</value></values></attribute></attributes></Item>',
			'</CNJExport>',
		]);
		expect(described).toContain('Comparison feed (Jeftinije.hr, Ceneje.si, Idealno)');
		expect(rowOf(products, 'B-18')).toMatchObject({
			title: 'Bušilica 18 V',
			description: '<p>Snažna</p>',
			category_path: ['Alati', 'Bušilice', 'Aku bušilice'],
			price: { amount: '119.9', sale: { amount: '89.9' } },
			stock: { quantity: 6 },
			gtin: '4006381333931',
			images: [{ url: 'https://slike.example/1.jpg' }, { url: 'https://slike.example/2.jpg' }, { url: 'https://slike.example/3.jpg' }],
			attributes: [
				{ name: 'Napon', value: 18, unit: 'V' },
				{ name: 'Boja', value: 'Crvena' },
			],
		});
		expect(rowOf(products, '18')).toMatchObject({
			category_path: ['Alati', 'Svrdla'],
			attributes: [
				{ name: 'Promjer', value: 6 },
				{ name: 'Duljina', value: 90 },
			],
		});
		expect(rowOf(products, '18')).toMatchObject({ stock: { quantity: 0 }, backorder: {} });
	});

	test('as Nabava.net takes it', async () => {
		const { described, products } = await read('nabava.xml', [
			'<products>',
			'<product><name>Škare</name><price>12,50</price><url>https://trgovina.example/1</url><availability>raspoloživo</availability><internal_product_id>S-1</internal_product_id><category>Vrt > Alat</category><image_url>https://slike.example/1.jpg</image_url><brand>Lisica</brand><specification><key>Duljina</key><value>21 cm</value></specification></product>',
			'<product><name>Pila</name><price>9,90</price><url>https://trgovina.example/2</url><internal_product_id>P-2</internal_product_id><category>Vrt</category><specification><key>Zubi</key><value>40</value></specification><specification><key>Boja</key><value>Žuta</value></specification></product>',
			'</products>',
		]);
		expect(described).toContain('Nabava.net');
		expect(rowOf(products, 'S-1')).toMatchObject({
			title: 'Škare',
			category_path: ['Vrt', 'Alat'],
			price: { amount: '12.5' },
			attributes: [{ name: 'Duljina', value: 21, unit: 'cm' }],
		});
		expect(rowOf(products, 'P-2')?.attributes).toHaveLength(2);
	});

	test('with SHOPITEM, as sites of the neighbourhood take it', async () => {
		const { products } = await read('heureka.xml', [
			'<SHOP><SHOPITEM><ITEM_ID>7</ITEM_ID><PRODUCTNAME>Lampa</PRODUCTNAME><URL>https://trgovina.example/7</URL><IMGURL>https://slike.example/7.jpg</IMGURL><PRICE_VAT>25,00</PRICE_VAT><CATEGORYTEXT>Dom | Rasvjeta</CATEGORYTEXT><PARAM><PARAM_NAME>Snaga</PARAM_NAME><VAL>9 W</VAL></PARAM></SHOPITEM></SHOP>',
		]);
		expect(rowOf(products, '7')).toMatchObject({
			title: 'Lampa',
			category_path: ['Dom', 'Rasvjeta'],
			price: { amount: '25' },
			attributes: [{ name: 'Snaga', value: 9, unit: 'W' }],
		});
	});

	test('with attributes instead of elements', async () => {
		const { products } = await read('attributes.xml', [
			'<CNJExport><Item ID="5" name="Čekić" link="https://trgovina.example/5" price="15,00" slikaVelika="https://slike.example/5.jpg" category="Alati" in_stock="1"/><Item ID="6" name="Pila" link="https://trgovina.example/6" price="9,00" category="Alati" in_stock="0"/></CNJExport>',
		]);
		expect(rowOf(products, '5')).toMatchObject({ title: 'Čekić', price: { amount: '15' }, category_path: ['Alati'] });
		expect(rowOf(products, '6')?.stock).toEqual({ quantity: 0 });
	});
});

test('an XML file of another program needs a mapping, by the elements that repeat', async () => {
	const xml =
		'<artikli><artikl sifra="A1"><naziv>Stol</naziv><grupa>Dom</grupa><mpc>100,00</mpc><param name="Drvo">hrast</param></artikl><artikl sifra="A2"><naziv>Klupa</naziv><grupa>Dom</grupa><mpc>50,00</mpc></artikl></artikli>';
	await expect(read('erp.xml', [xml])).rejects.toThrow('is unknown');
	const mapping = { columns: { sku: 'sifra', title: 'naziv', category: 'grupa', price: 'mpc' }, attributes: { param: {} } };
	const { products } = await read('erp.xml', [xml], { mapping });
	expect(toOutcomes(products)).toEqual([
		[1, 'A1', 'ok'],
		[1, 'A2', 'ok'],
	]);
});
