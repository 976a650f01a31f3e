import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'hosted-shops-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** A table from cells by column: each row names only those that it fills. */
async function read(name: string, header: readonly string[], rows: readonly Readonly<Record<string, string>>[]) {
	const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
	const lines = [header, ...rows.map((row) => header.map((column) => row[column] ?? ''))].map((cells) => cells.map(cell).join(','));
	writeFileSync(join(dir, name), lines.join('\n'));
	return mapFeed(join(dir, name));
}

describe('Wix', () => {
	const HEADER = [
		...['handleId', 'fieldType', 'name', 'description', 'productImageUrl', 'collection', 'sku', 'ribbon', 'price', 'surcharge', 'visible'],
		...['discountMode', 'discountValue', 'inventory', 'weight', 'cost', 'productOptionName1', 'productOptionType1', 'productOptionDescription1'],
		...['productOptionName2', 'productOptionType2', 'productOptionDescription2', 'brand'],
	];
	const GLOVES = {
		handleId: 'product_1',
		fieldType: 'Product',
		name: 'Radne rukavice',
		description: '<p>Čvrste i <strong>lagane</strong>.</p>',
		productImageUrl: 'a1b2c3_01~mv2.jpg;https://img.example/rukavice.jpg',
		collection: 'Zaštita;Odjeća',
		price: '20.0',
		surcharge: '',
		visible: 'true',
		discountMode: 'PERCENT',
		discountValue: '10.0',
		weight: '0.2',
		cost: '7.0',
		brand: 'Bura',
		productOptionName1: 'Veličina',
		productOptionType1: 'DROP_DOWN',
		productOptionDescription1: 'M;L',
		productOptionName2: 'Boja',
		productOptionType2: 'COLOR',
		productOptionDescription2: '#ff0000:Crvena;#0000ff:Plava',
	};
	const VARIANT = { handleId: 'product_1', fieldType: 'Variant', visible: 'true' };

	test('variants cost the price of their product with their surcharge and its discount, and the product itself is none', async () => {
		const { described, products } = await read('wix.csv', HEADER, [
			GLOVES,
			{ ...VARIANT, sku: 'RUK-M', inventory: '4', surcharge: '0.0', productOptionDescription1: 'M', productOptionDescription2: '#ff0000:Crvena' },
			{ ...VARIANT, inventory: 'OutOfStock', surcharge: '4.5', weight: '0.3', productOptionDescription1: 'L', productOptionDescription2: 'Plava' },
		]);
		expect(described).toContain('Wix products');
		expect(toOutcomes(products)).toEqual([
			[3, 'RUK-M', 'ok'],
			[4, 'product-1--l-plava', 'ok'],
		]);
		expect(rowOf(products, 'RUK-M')).toMatchObject({
			title: 'Radne rukavice',
			description: expect.stringContaining('<strong>lagane</strong>'),
			manufacturer: 'Bura',
			category_path: ['Zaštita'],
			price: { amount: '20', sale: { amount: '18' } },
			stock: { quantity: 4 },
			weight_grams: 200,
			archived: false,
			images: [{ url: 'https://static.wixstatic.com/media/a1b2c3_01~mv2.jpg' }, { url: 'https://img.example/rukavice.jpg' }],
			variant: {
				group: 'product_1',
				options: [
					{ name: 'Veličina', value: 'M' },
					{ name: 'Boja', value: 'Crvena' },
				],
			},
		});
		expect(rowOf(products, 'product-1--l-plava')).toMatchObject({
			price: { amount: '24.5', sale: { amount: '22.05' } },
			stock: { quantity: 0 },
			weight_grams: 300,
		});
		expect(JSON.stringify(products)).not.toContain('"7');
	});

	test('a hidden product hides variants that are shown by themselves, a discount may be an amount, and stock may have no number', async () => {
		const { products } = await read('wix-hidden.csv', HEADER, [
			{ ...GLOVES, visible: 'false' },
			{ ...VARIANT, sku: 'RUK-M', inventory: '4', productOptionDescription1: 'M' },
			{ ...GLOVES, handleId: 'product_2', sku: 'RUK', discountMode: 'AMOUNT', discountValue: '5', inventory: 'InStock' },
		]);
		expect(rowOf(products, 'RUK-M')).toMatchObject({ archived: true });
		expect(rowOf(products, 'RUK')).toMatchObject({ archived: false, price: { amount: '20', sale: { amount: '15' } } });
		expect(rowOf(products, 'RUK')).not.toHaveProperty('stock');
	});

	test('choices without rows of variants are attributes', async () => {
		const { products } = await read('wix-choices.csv', HEADER, [{ ...GLOVES, sku: 'RUK', inventory: '3' }]);
		expect(rowOf(products, 'RUK')).not.toHaveProperty('variant.group');
		expect(rowOf(products, 'RUK')?.attributes).toMatchObject([
			{ name: 'Veličina', value: 'M, L' },
			{ name: 'Boja', value: 'Crvena, Plava' },
		]);
	});

	test('the newer export: prices of their own, a price before a reduction, pictures in rows of their own', async () => {
		const header = [
			...['handle', 'fieldType', 'name', 'visible', 'plainDescription', 'media', 'brand', 'price', 'strikethroughPrice', 'inventory', 'preOrderEnabled', 'sku'],
			...['barcode', 'weight', 'collection', 'productOptionName1', 'productOptionType1', 'productOptionChoices1'],
		];
		const pump = {
			handle: 'pumpa',
			fieldType: 'PRODUCT',
			name: 'Pumpa',
			visible: 'TRUE',
			media: 'https://img.example/1.jpg',
			price: '80',
			strikethroughPrice: '100',
			collection: 'Vrt',
			productOptionName1: 'Snaga',
			productOptionChoices1: '400 W;800 W',
		};
		const variant = { handle: 'pumpa', fieldType: 'VARIANT', visible: 'TRUE' };
		const { products } = await read('wix-new.csv', header, [
			pump,
			{ ...variant, sku: 'P-400', inventory: '2', productOptionChoices1: '400 W', barcode: '4006381333931' },
			{ ...variant, sku: 'P-800', price: '150', inventory: 'IN_STOCK', productOptionChoices1: '800 W' },
			{ handle: 'pumpa', fieldType: 'MEDIA', media: 'https://img.example/2.jpg' },
		]);
		expect(products).toHaveLength(2);
		expect(rowOf(products, 'P-400')).toMatchObject({
			gtin: '4006381333931',
			price: { amount: '100', sale: { amount: '80' } },
			stock: { quantity: 2 },
			images: [{ url: 'https://img.example/1.jpg' }, { url: 'https://img.example/2.jpg' }],
			variant: { group: 'pumpa', options: [{ name: 'Snaga', value: '400 W' }] },
		});
		expect(rowOf(products, 'P-800')?.price).toEqual({ amount: '150', currency: 'EUR', vat_included: true });
	});
});

describe('BigCommerce', () => {
	const HEADER = [
		...[
			'Item',
			'ID',
			'Name',
			'Type',
			'SKU',
			'Options',
			'Inventory Tracking',
			'Current Stock',
			'Low Stock',
			'Price',
			'Cost Price',
			'Retail Price',
			'Sale Price',
		],
		...['Brand ID', 'Categories', 'Description', 'UPC/EAN', 'Global Trade Number', 'Manufacturer Part Number', 'Weight', 'Is Visible', 'Tax Class'],
		...['Product Condition', 'Variant Image URL', 'Internal Image URL (Export)', 'Image URL (Import)'],
	];
	const LAMP = {
		Item: 'Product',
		ID: '77',
		Name: 'Radna svjetiljka',
		Type: 'physical',
		SKU: 'SVJ',
		'Inventory Tracking': 'variant',
		'Current Stock': '9',
		Price: '49.90',
		'Cost Price': '11.00',
		'Retail Price': '59.90',
		'Sale Price': '39.90',
		Categories: 'Alati/Rasvjeta \\/ svjetiljke;Akcije',
		Description: '<p>Za radionicu</p>',
		Weight: '1.2',
		'Is Visible': 'TRUE',
		'Tax Class': '0',
		'Product Condition': 'New',
	};

	test('variants with their options and pictures, a sale price only of the price that it belongs to, and no price of the merchant', async () => {
		const { described, products } = await read('bigcommerce.csv', HEADER, [
			LAMP,
			{
				Item: 'Variant',
				ID: '101',
				SKU: 'SVJ-C',
				Options: 'Type=Swatch|Name=Boja|Value=Crna[#000000]Type=Rectangle|Name=Snaga|Value=10 W',
				'Current Stock': '3',
				'Variant Image URL': 'https://img.example/crna.jpg',
			},
			{ Item: 'Variant', ID: '102', Options: 'Type=Swatch|Name=Boja|Value=Bijela|Type=Rectangle|Name=Snaga|Value=20 W', 'Current Stock': '0', Price: '69.90' },
			{ Item: 'Image', ID: '5', 'Internal Image URL (Export)': 'https://img.example/lampa.jpg' },
			{ ...LAMP, ID: '78', Name: 'Upute', Type: 'digital', SKU: 'UPUTE' },
			{ ...LAMP, ID: '79', Name: 'Stalak', SKU: 'STALAK', 'Inventory Tracking': 'none', 'Sale Price': '0.00', 'Is Visible': 'FALSE', 'Tax Class': '1' },
		]);
		expect(described).toContain('BigCommerce products');
		expect(toOutcomes(products)).toEqual([
			[3, 'SVJ-C', 'ok'],
			[4, 'id-77--bijela-20-w', 'ok'],
			[6, 'UPUTE', ': a download is no goods'],
			[7, 'STALAK', 'ok'],
		]);
		expect(rowOf(products, 'SVJ-C')).toMatchObject({
			title: 'Radna svjetiljka',
			category_path: ['Alati', 'Rasvjeta / svjetiljke'],
			price: { amount: '49.9', sale: { amount: '39.9' } },
			stock: { quantity: 3 },
			weight_grams: 1200,
			fields: { condition: 'new' },
			images: [{ url: 'https://img.example/crna.jpg' }, { url: 'https://img.example/lampa.jpg' }],
			variant: {
				group: '77',
				options: [
					{ name: 'Boja', value: 'Crna' },
					{ name: 'Snaga', value: '10 W' },
				],
			},
		});
		expect(rowOf(products, 'id-77--bijela-20-w')?.price).toEqual({ amount: '69.9', currency: 'EUR', vat_included: true });
		expect(rowOf(products, 'STALAK')).toMatchObject({ archived: true, price: { amount: '49.9', vat_percent: 0 } });
		expect(rowOf(products, 'STALAK')?.price).not.toHaveProperty('sale');
		expect(rowOf(products, 'STALAK')).not.toHaveProperty('stock');
		expect(JSON.stringify(products)).not.toMatch(/"11|59\.9/);
	});

	test('the earlier export: the code and not the id, the price and not the recommended one, options in the name of an SKU, what is not visible', async () => {
		const header = [
			...[
				'Item Type',
				'Product ID',
				'Product Name',
				'Product Type',
				'Product Code/SKU',
				'Brand Name',
				'Option Set',
				'Product Description',
				'Price',
				'Cost Price',
			],
			...['Retail Price', 'Sale Price', 'Product Weight', 'Allow Purchases?', 'Product Visible?', 'Product Availability', 'Track Inventory'],
			...['Current Stock Level', 'Category', 'Product Image File - 1', 'Product Image File - 2', 'Product UPC/EAN', 'Product Tax Class'],
		];
		const shirt = {
			'Item Type': 'Product',
			'Product ID': '55',
			'Product Name': 'Radna majica',
			'Product Type': 'P',
			'Product Code/SKU': 'MAJ',
			'Brand Name': 'Bura',
			Price: '15.00',
			'Cost Price': '4.00',
			'Retail Price': '19.00',
			'Sale Price': '0.00',
			'Product Weight': '0.25',
			'Allow Purchases?': 'Y',
			'Product Visible?': 'Y',
			'Track Inventory': 'by option',
			'Current Stock Level': '0',
			Category: 'Odjeća/Majice;Akcije',
			'Product Image File - 1': 'https://img.example/maj-1.jpg',
			'Product Image File - 2': 'https://img.example/maj-2.jpg',
			'Product Tax Class': 'Default Tax Class',
		};
		const { described, products } = await read('bigcommerce-earlier.csv', header, [
			shirt,
			{
				'Item Type': '  SKU',
				'Product ID': '24',
				'Product Name': '[CS]Boja=Crna:#000000,[RT]Veličina=M',
				'Product Code/SKU': 'MAJ-C-M',
				'Current Stock Level': '6',
			},
			{ 'Item Type': '  Rule', 'Product Name': '[RT]Veličina=M', Price: '[ADD]4' },
			{ ...shirt, 'Product ID': '56', 'Product Name': 'Kapa', 'Product Code/SKU': 'KAPA', 'Product Visible?': 'N', 'Track Inventory': 'none' },
			{ ...shirt, 'Product ID': '57', 'Product Name': 'Šal', 'Product Code/SKU': '', 'Track Inventory': 'by product', 'Sale Price': '9.00' },
		]);
		expect(described).toContain('BigCommerce products (earlier export)');
		expect(toOutcomes(products)).toEqual([
			[3, 'MAJ-C-M', 'ok'],
			[4, null, expect.stringContaining('the rule changes prices of variants')],
			[5, 'KAPA', 'ok'],
			[6, 'id-57', 'ok'],
		]);
		expect(rowOf(products, 'MAJ-C-M')).toMatchObject({
			title: 'Radna majica',
			manufacturer: 'Bura',
			category_path: ['Odjeća', 'Majice'],
			price: { amount: '15' },
			stock: { quantity: 6 },
			weight_grams: 250,
			images: [{ url: 'https://img.example/maj-1.jpg' }, { url: 'https://img.example/maj-2.jpg' }],
			archived: false,
			variant: {
				group: '55',
				options: [
					{ name: 'Boja', value: 'Crna' },
					{ name: 'Veličina', value: 'M' },
				],
			},
		});
		expect(rowOf(products, 'KAPA')).toMatchObject({ archived: true });
		expect(rowOf(products, 'KAPA')).not.toHaveProperty('stock');
		expect(rowOf(products, 'id-57')).toMatchObject({ price: { amount: '15', sale: { amount: '9' } }, stock: { quantity: 0 } });
	});
});

test('Ecwid: variations with options of their columns, the code of a variation, rows of options and categories are no products', async () => {
	const header = [
		...['type', 'product_internal_id', 'product_sku', 'product_name', 'product_price', 'product_compare_to_price', 'product_is_inventory_tracked'],
		...['product_quantity', 'product_quantity_out_of_stock_behaviour', 'product_is_available', 'product_media_main_image_url'],
		...['product_media_gallery_image_url_1', 'product_media_gallery_image_url_2', 'product_description', 'product_category_1', 'product_category_2'],
		...['product_brand', 'product_upc', 'product_weight', 'product_taxable', 'product_attribute_Materijal', 'product_option_name', 'product_option_value'],
		...['product_variation_option_Veličina', 'product_variation_sku', 'category_path'],
	];
	const boots = {
		type: 'product',
		product_internal_id: '9001',
		product_sku: 'CIZ',
		product_name: 'Čizme',
		product_price: '60.00',
		product_compare_to_price: '75.00',
		product_is_inventory_tracked: 'true',
		product_quantity: '7',
		product_quantity_out_of_stock_behaviour: 'SHOW',
		product_is_available: 'true',
		product_media_main_image_url: 'https://img.example/ciz-1.jpg',
		product_media_gallery_image_url_1: 'https://img.example/ciz-2.jpg',
		product_media_gallery_image_url_2: 'https://img.example/ciz-3.jpg',
		product_description: '<p>Od gume</p>',
		product_category_1: 'Akcije',
		product_category_2: 'Obuća / Čizme',
		product_brand: 'Bura',
		product_weight: '1.5',
		product_taxable: 'true',
		product_attribute_Materijal: 'guma',
	};
	const variation = { type: 'product_variation', product_internal_id: '9001', product_sku: 'CIZ', product_is_inventory_tracked: 'true' };
	const { described, products } = await read('ecwid.csv', header, [
		boots,
		{ type: 'product_option', product_internal_id: '9001', product_sku: 'CIZ', product_option_name: 'Veličina', product_option_value: '42' },
		{ ...variation, product_variation_sku: 'CIZ-42', product_quantity: '3', product_variation_option_Veličina: '42' },
		{ ...variation, product_price: '80.00', product_quantity: '0', product_variation_option_Veličina: '43' },
		{
			...boots,
			product_internal_id: '9002',
			product_sku: 'ULOŽAK',
			product_name: 'Uložak',
			product_is_available: 'false',
			product_is_inventory_tracked: 'false',
		},
		{
			...boots,
			product_internal_id: '9003',
			product_sku: 'PO-NARUDŽBI',
			product_quantity: '0',
			product_quantity_out_of_stock_behaviour: 'ALLOW_PREORDER',
			product_taxable: 'false',
		},
		{ type: 'category', category_path: 'Obuća / Čizme' },
	]);
	expect(described).toContain('Ecwid (Lightspeed) products');
	expect(toOutcomes(products)).toEqual([
		[4, 'CIZ-42', 'ok'],
		[5, 'id-9001--43', 'ok'],
		[6, 'ULOŽAK', 'ok'],
		[7, 'PO-NARUDŽBI', 'ok'],
	]);
	expect(rowOf(products, 'CIZ-42')).toMatchObject({
		title: 'Čizme',
		manufacturer: 'Bura',
		category_path: ['Obuća', 'Čizme'],
		price: { amount: '75', sale: { amount: '60' } },
		stock: { quantity: 3 },
		backorder: null,
		weight_grams: 1500,
		images: [1, 2, 3].map((number) => ({ url: `https://img.example/ciz-${number}.jpg` })),
		attributes: [{ name: 'Materijal', value: 'guma' }],
		variant: { group: '9001', options: [{ name: 'Veličina', value: '42' }] },
	});
	expect(rowOf(products, 'id-9001--43')?.price).toEqual({ amount: '80', currency: 'EUR', vat_included: true });
	expect(rowOf(products, 'ULOŽAK')).toMatchObject({ archived: true });
	expect(rowOf(products, 'ULOŽAK')).not.toHaveProperty('stock');
	expect(rowOf(products, 'PO-NARUDŽBI')).toMatchObject({ backorder: {}, price: { vat_percent: 0 } });
});
