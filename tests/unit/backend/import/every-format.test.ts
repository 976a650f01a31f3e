import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MappingFile } from '@titraj/backend/import/mapping/mapping-file.ts';
import type { ProductRow } from '@titraj/backend/merchant-api/schemas/product-row.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { mapFeed } from '#tests/support/map-feed.ts';

interface Item {
	readonly sku: string;
	readonly title: string;
	readonly path: readonly string[];
	readonly cents: number;
	readonly quantity: number;
	readonly fact: { readonly name: string; readonly value: number; readonly unit: string };
}

/** Titles and data of four trades, with their characters and units. */
const TRADES = [
	{ path: ['Audio', 'Slušalice'], title: 'Slušalice "Val", 32 Ω', fact: { name: 'Impedancija', unit: 'Ω' } },
	{ path: ['Vrt', 'Navodnjavanje'], title: 'Crijevo ½" d\'Oro & spojnica', fact: { name: 'Protok', unit: 'l/min' } },
	{ path: ['Knjige', 'Romani'], title: 'Žuti čovjek; drugi dio', fact: { name: 'Gramatura', unit: 'g/m²' } },
	{ path: ['Alat', 'Ključevi'], title: 'Moment-ključ 1/2″ <profi>', fact: { name: 'Moment', unit: 'Nm' } },
] as const;
const TOTAL = 100;
const ITEMS = Array.from({ length: TOTAL }, (_, index): Item => {
	const { path, title, fact } = TRADES[index % TRADES.length] ?? TRADES[0];
	return {
		sku: `${['AUD', 'VRT', 'KNJ', 'ALT'][index % 4]}-${index}`,
		title: `${title} ${index}`,
		path,
		cents: 1 + ((index * 7919) % 999_999),
		quantity: index % 5 === 0 ? 0 : (index * 37) % 4000,
		fact: { ...fact, value: 1 + ((index * 13) % 900) },
	};
});

/** Errors of every twentieth row, in turn. */
const FAULTS = [
	{ change: { title: '' }, reason: /^title: is empty$/ },
	{ change: { price: 'na upit' }, reason: /^price: "na upit.*is no amount/ },
	{ change: { category: '' }, reason: /^category: is empty$/ },
	{ change: { title: '=HYPERLINK("x")' }, reason: /^title: .* is a formula of a spreadsheet/ },
	{ change: { sku: '' }, reason: /^sku: is empty/ },
] as const;
const faultOf = (index: number) => (index % 20 === 19 ? FAULTS[Math.floor(index / 20) % FAULTS.length] : undefined);

interface Texts {
	readonly sku: string;
	readonly title: string;
	readonly category: string;
	readonly price: string;
}
const textsOf = (item: Item, index: number, sign: string, currency = ''): Texts => ({
	sku: item.sku,
	title: item.title,
	category: item.path.join(' > '),
	price: `${Math.floor(item.cents / 100)}${sign}${String(item.cents % 100).padStart(2, '0')}${currency}`,
	...faultOf(index)?.change,
});

const cell = (text: string) => (/[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const table = (delimiter: string, header: readonly string[], toRow: (item: Item, index: number) => readonly string[]) =>
	[header, ...ITEMS.map(toRow)].map((row) => row.map(cell).join(delimiter)).join('\n');
const toXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Format {
	readonly name: string;
	readonly file: string;
	readonly content: string;
	readonly mapping?: Partial<MappingFile>;
	/** Whether the format has quantities. */
	readonly hasStock: boolean;
	/** Whether it has attributes. */
	readonly hasFacts?: false;
	/** The code of a row without a sku, for programs that name the row in another way. */
	readonly ownCode?: (index: number) => string;
}

const FORMATS: readonly Format[] = [
	{
		...{ name: 'a Google feed as XML', file: 'a.xml', hasStock: false },
		content: `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${ITEMS.map((item, index) => {
			const { sku, title, category, price } = textsOf(item, index, '.', ' EUR');
			const { name, value, unit } = item.fact;
			const detail = `<g:product_detail><g:attribute_name>${name}</g:attribute_name><g:attribute_value>${value} ${unit}</g:attribute_value></g:product_detail>`;
			return `<item><g:id>${sku}</g:id><g:title>${toXml(title)}</g:title><g:price>${price}</g:price><g:product_type>${toXml(category)}</g:product_type><g:availability>in_stock</g:availability>${detail}</item>`;
		}).join('\n')}</channel></rss>`,
	},
	{
		...{ name: 'a Google feed as TSV', file: 'a.tsv', hasStock: false },
		content: table('\t', ['id', 'title', 'link', 'price', 'product type', 'availability', 'product detail'], (item, index) => {
			const { sku, title, category, price } = textsOf(item, index, '.', ' EUR');
			return [sku, title, `https://trgovina.example/${index}`, price, category, 'in stock', `Podaci:${item.fact.name}:${item.fact.value} ${item.fact.unit}`];
		}),
	},
	{
		...{ name: 'a CSV with a mapping', file: 'a.csv', hasStock: true },
		mapping: { columns: { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'MPC', stock: 'Zaliha' }, other_attributes: true, decimal: ',' },
		content: table(';', ['Šifra', 'Naziv', 'Grupa', 'MPC', 'Zaliha', ...TRADES.map(({ fact }) => `${fact.name} (${fact.unit})`)], (item, index) => {
			const { sku, title, category, price } = textsOf(item, index, ',');
			return [sku, title, category, price, String(item.quantity), ...TRADES.map(({ fact }) => (fact.name === item.fact.name ? String(item.fact.value) : ''))];
		}),
	},
	{
		...{ name: 'a Shopify export', file: 'shopify.csv', hasStock: true, hasFacts: false, ownCode: (index) => `handle-${index}` },
		content: table(
			',',
			[
				'Handle',
				'Title',
				'Body (HTML)',
				'Vendor',
				'Type',
				'Published',
				'Variant SKU',
				'Variant Inventory Tracker',
				'Variant Inventory Qty',
				'Variant Price',
				'Status',
			],
			(item, index) => {
				const { sku, title, category, price } = textsOf(item, index, '.');
				return [`handle-${index}`, title, '', '', category, 'true', sku, 'shopify', String(item.quantity), price, 'active'];
			},
		),
	},
	{
		...{ name: 'a WooCommerce export', file: 'woo.csv', hasStock: true, ownCode: (index) => `ID-${index}` },
		content: table(
			',',
			['ID', 'Type', 'SKU', 'Name', 'Published', 'In stock?', 'Stock', 'Regular price', 'Categories', 'Attribute 1 name', 'Attribute 1 value(s)'],
			(item, index) => {
				const { sku, title, category, price } = textsOf(item, index, ',');
				return [String(index), 'simple', sku, title, '1', '1', String(item.quantity), price, category, item.fact.name, `${item.fact.value} ${item.fact.unit}`];
			},
		),
	},
	{
		...{ name: 'JSON lines', file: 'a.jsonl', hasStock: true },
		mapping: { columns: { sku: 'code', title: 'name', category: 'cat', price: 'price', stock: 'qty' }, decimal: '.' },
		content: ITEMS.map((item, index) => {
			const { sku, title, category, price } = textsOf(item, index, '.');
			return JSON.stringify({ code: sku, name: title, cat: category, price, qty: item.quantity, attributes: [item.fact] });
		}).join('\n'),
	},
];

const dir = mkdtempSync(join(tmpdir(), 'formats-'));
afterAll(() => rmSync(dir, { recursive: true }));

describe('a feed of audio, garden, books and tools', () => {
	test.each(FORMATS)(
		'as $name: each row is accepted as it is, or refused for what is wrong with it',
		async ({ file, content, mapping, hasStock, hasFacts = true, ownCode }) => {
			writeFileSync(join(dir, file), content);
			const { products } = await mapFeed(join(dir, file), mapping ? { mapping } : {});
			expect(products.length).toBe(TOTAL);
			for (const [index, item] of ITEMS.entries()) {
				const product = products[index];
				const fault = faultOf(index);
				const reasons = product?.ok ? [] : (product?.errors ?? []).map(({ field, reason }) => `${field}: ${reason}`);
				const isNamed = ownCode !== undefined && fault !== undefined && 'sku' in fault.change;
				if (isNamed) expect(product).toMatchObject({ ok: true, row: { sku: ownCode(index) } });
				else if (fault) expect([index, reasons], JSON.stringify(product)).toEqual([index, [expect.stringMatching(fault.reason)]]);
				else expect([index, reasons]).toEqual([index, []]);
				if (product?.ok && !isNamed) expectSame(product.row, item, { hasStock, hasFacts });
			}
		},
	);
});

function expectSame(row: ProductRow, item: Item, { hasStock, hasFacts }: { hasStock: boolean; hasFacts: boolean }): void {
	expect([row.sku, row.title, row.category_path, row.price?.currency, row.price?.vat_included]).toEqual([item.sku, item.title, item.path, 'EUR', true]);
	expect(Math.round(Number(row.price?.amount) * 100)).toBe(item.cents);
	expect(row.price?.sale ?? null).toBeNull();
	expect(row.stock).toEqual(hasStock ? { quantity: item.quantity } : undefined);
	const fact = row.attributes?.find(({ name }) => name === item.fact.name);
	expect(fact !== undefined).toBe(hasFacts);
	if (fact === undefined) return;
	const { value, unit } = item.fact;
	expect(typeof fact.value === 'number' ? `${fact.value} ${fact.unit}` : fact.value).toBe(`${value} ${unit}`);
}
