import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftMapping } from '@titraj/backend/import/mapping/draft-mapping.ts';
import { afterAll, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'shopify-columns-'));
afterAll(() => rmSync(dir, { recursive: true }));

const OLD =
	'Handle,Title,Body (HTML),Vendor,Type,Published,Status,Option1 Name,Option1 Value,Variant SKU,Variant Barcode,Variant Price,Variant Compare At Price,Cost per item,Variant Taxable,Variant Inventory Tracker,Variant Inventory Qty,Variant Grams,Image Src,Variant Image,Gift Card';
const NEW =
	'URL handle,Title,Description,Vendor,Type,Published on online store,Status,Option1 name,Option1 value,SKU,Barcode,Price,Compare-at price,Cost per item,Charge tax,Inventory tracker,Inventory quantity,Weight value (grams),Product image URL,Variant image URL,Gift card';
const ROWS = [
	'tenisice,Tenisice,<p>Platno.</p>,Bura,Obuća,TRUE,Active,Veličina,38,T-38,4006381333931,39.00,49.00,11.11,TRUE,shopify,3,700,https://slike.example/1.jpg,,FALSE',
	'tenisice,,,,,,,,39,T-39,,39.00,,11.11,TRUE,shopify,0,710,https://slike.example/2.jpg,https://slike.example/39.jpg,FALSE',
];

test.each([
	['old', OLD],
	['new', NEW],
])('a Shopify export with the %s column names has variants, prices, stock, weight and pictures, and no purchase price', async (age, header) => {
	writeFileSync(join(dir, `${age}.csv`), [header, ...ROWS].join('\n'));
	const { described, products } = await mapFeed(join(dir, `${age}.csv`), { mapping: { other_attributes: true } });
	expect(described).toContain('Shopify products');
	expect(toOutcomes(products)).toEqual([
		[2, 'T-38', 'ok'],
		[3, 'T-39', 'ok'],
	]);
	expect(rowOf(products, 'T-38')).toMatchObject({
		title: 'Tenisice',
		description: '<p>Platno.</p>',
		manufacturer: 'Bura',
		gtin: '4006381333931',
		category_path: ['Obuća'],
		price: { amount: '49', sale: { amount: '39' } },
		stock: { quantity: 3 },
		weight_grams: 700,
		variant: { group: 'tenisice', options: [{ name: 'Veličina', value: '38' }] },
		images: [{ url: 'https://slike.example/1.jpg' }, { url: 'https://slike.example/2.jpg' }],
		archived: false,
	});
	expect(rowOf(products, 'T-39')?.images?.[0]).toEqual({ url: 'https://slike.example/39.jpg' });
	expect(JSON.stringify(products)).not.toContain('11.11');
});

test.each(['Cost per item', 'Nabavna cijena', 'Nabavna cijena (EUR)', 'Einkaufspreis', 'Purchase price', 'Marža (%)', 'Nabavna cena', 'Prezzo di acquisto'])(
	'a draft leaves out the purchase price in "%s"',
	async (column) => {
		const rows = async function* () {
			yield { ok: true, line: 2, fields: { Šifra: 'A', Naziv: 'A', Cijena: '2', Grupa: 'Dom', [column]: '1' } } as const;
		};
		const draft = await draftMapping(rows());
		expect(draft.attributes).toEqual({});
		expect(draft.not_used).toEqual({ [column]: 'what the merchant pays or earns' });
		expect(draft.columns.price).toBe('Cijena');
	},
);
