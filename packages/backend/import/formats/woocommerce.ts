import { ATTRIBUTES, CODE_SOURCE, OPTIONS } from '../mapping/map-row.ts';
import type { MappingFile } from '../mapping/mapping-file.ts';
import type { RawFields, RawRow } from '../readers/raw-row.ts';
import { toText } from '../values/plain-text.ts';

/** WooCommerce's product CSV: https://woocommerce.com/document/product-csv-importer-exporter/. */
export const WOOCOMMERCE_MAPPING: MappingFile = {
	columns: {
		sku: 'SKU',
		title: 'Name',
		short_description: 'Short description',
		description: 'Description',
		manufacturer: ['Brands', 'Brand'],
		gtin: ['GTIN, UPC, EAN, or ISBN'],
		category: 'category',
		vat_percent: 'Tax class',
		price: 'Regular price',
		sale_price: 'Sale price',
		sale_from: 'Date sale price starts',
		sale_to: 'Date sale price ends',
		stock: 'Stock',
		availability: 'In stock?',
		images: 'images',
		weight: ['Weight (kg)', 'Weight (g)', 'Weight (lbs)', 'Weight (oz)'],
		variant_group: 'group',
		visible: 'Published',
	},
	attributes: { 'Length (cm)': { name: 'Duljina' }, 'Width (cm)': { name: 'Širina' }, 'Height (cm)': { name: 'Visina' } },
	// WooCommerce's other tax classes have no fixed rate: the merchant gives it in the mapping.
	vat_rates: { 'zero-rate': 0 },
	category_separator: '>',
};

/** Maximum number of parent products to remember for their variations, which come after them. */
const MOST_PARENTS = 200_000;

/**
 * Yields one row per product that can be bought. A `variable` product is not one itself; its variations inherit the fields that they leave
 * empty.
 */
export async function* joinWooCommerce(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow> {
	const parents = new Map<string, RawFields>();
	for await (const row of rows) {
		if (!row.ok) {
			yield row;
			continue;
		}
		const { fields, line } = row;
		const type = toText(fields['Type']).toLowerCase();
		if (/(^|,)\s*variable\b/.test(type) && parents.size < MOST_PARENTS) {
			for (const key of [toText(fields['SKU']), `id:${toText(fields['ID'])}`]) if (key !== '') parents.set(key, fields);
		} else if (/(^|,)\s*variation\b/.test(type)) yield toVariation(line, fields, parents);
		else if (/grouped|external/.test(type))
			yield { ok: false, line, sku: toText(fields['SKU']), reason: `a product of the type ${type} has no price of its own` };
		else yield { ok: true, line, fields: toProduct(fields, {}) };
	}
}

function toVariation(line: number, fields: RawFields, parents: ReadonlyMap<string, RawFields>): RawRow {
	const key = toText(fields['Parent']);
	const parent = parents.get(key);
	if (parent === undefined) return { ok: false, line, sku: toText(fields['SKU']), reason: `Parent: the product "${key}" does not come before its variation` };
	return { ok: true, line, fields: { ...toProduct(fields, parent), group: key } };
}

const INHERITED = [
	'Name',
	'Short description',
	'Description',
	'Categories',
	'Brands',
	'Brand',
	'Images',
	'Weight (kg)',
	'Weight (g)',
	'Weight (lbs)',
	'Weight (oz)',
	'Length (cm)',
	'Width (cm)',
	'Height (cm)',
];

function toProduct(own: RawFields, parent: RawFields): RawFields {
	const inherited = Object.fromEntries(INHERITED.map((name) => [name, toText(own[name]) || toText(parent[name])]));
	const attributes = toAttributes(own);
	const names = new Set(attributes.map(({ name }) => name));
	return {
		...own,
		...inherited,
		...(toText(own['SKU']) === '' && { [CODE_SOURCE]: 'the id' }),
		SKU: toText(own['SKU']) || toCode(toText(own['ID'])),
		...toStock(own, parent),
		'Short description': withLineEnds(inherited['Short description'] ?? ''),
		Description: withLineEnds(inherited['Description'] ?? ''),
		Brands: withCommas(inherited['Brands'] ?? ''),
		category: deepestCategory(inherited['Categories'] ?? ''),
		images: splitList(inherited['Images'] ?? ''),
		'Tax class': isExempt(own, parent) ? 'zero-rate' : toTaxClass(own) || toTaxClass(parent),
		Published: toVisible(own, parent),
		[ATTRIBUTES]: [...attributes, ...toAttributes(parent).filter(({ name }) => !names.has(name))],
		[OPTIONS]: Object.keys(parent).length === 0 ? [] : attributes,
	};
}

/** A row without a sku is known by its id. */
const toCode = (id: string): string => (id.trim() === '' ? '' : `ID-${id.trim()}`);

/** The stock of a variation may be `parent`: that of its parent. A product that is sold without stock is available without a number. */
function toStock(own: RawFields, parent: RawFields): { Stock: string; 'In stock?': string } {
	const isInherited = toText(own['Stock']).trim().toLowerCase() === 'parent';
	const keeper = isInherited ? parent : own;
	const stock = toText(keeper['Stock']).trim();
	const isBackordered = /^(1|yes|notify)$/i.test(toText(keeper['Backorders allowed?']).trim()) || /backorder/i.test(toText(own['In stock?']));
	return isBackordered && !(Number(stock) > 0) ? { Stock: '', 'In stock?': 'backorder' } : { Stock: stock, 'In stock?': toText(own['In stock?']) };
}

/** Empty for the standard class, and for a variation with the class of its parent. */
const toTaxClass = (fields: RawFields): string =>
	toText(fields['Tax class'])
		.trim()
		.replace(/^(parent|standard)$/i, '');

/** Goods without tax; a variation has no status of its own in some versions. `shipping` taxes only the delivery. */
function isExempt(own: RawFields, parent: RawFields): boolean {
	const status = (toText(own['Tax status']) || toText(parent['Tax status'])).trim().toLowerCase();
	return status === 'none' || status === 'shipping';
}

/** Drafts have -1, and their variations are none for sale either. A product that is hidden from catalog and search is not for sale, because this shop lists every product for sale. */
function toVisible(own: RawFields, parent: RawFields): string {
	const published = [own, parent].map((fields) => toText(fields['Published']).trim()).filter(Boolean);
	const isHidden = [own, parent].some((fields) => toText(fields['Visibility in catalog']).trim().toLowerCase() === 'hidden');
	return published.length === 0 && !isHidden ? '' : String(published.every((flag) => flag === '1') && !isHidden);
}

/** Of `Alati > Bušilice, Akcija` the category with the longest path. */
const deepestCategory = (categories: string): string => splitList(categories).toSorted((a, b) => b.split('>').length - a.split('>').length)[0] ?? '';

/** Entries of a list with commas; a comma within an entry is written as `\,`. */
const splitList = (list: string): string[] =>
	list
		.split(/(?<!\\),/)
		.map((entry) => withCommas(entry).trim())
		.filter(Boolean);

const withCommas = (text: string): string => text.replaceAll('\\,', ',');

/** Line ends of descriptions are written as `\n`, and those two signs as `\\n`. */
const withLineEnds = (text: string): string => text.replaceAll(/\\\\n|\\n/g, (written) => (written.length === 2 ? '\n' : '\\n'));

function toAttributes(fields: RawFields): { name: string; value: string }[] {
	return Object.keys(fields).flatMap((column) => {
		const place = /^Attribute (\d+) name$/.exec(column)?.[1];
		const [name, value] = [toText(fields[column]).trim(), withCommas(toText(fields[`Attribute ${place} value(s)`])).trim()];
		return place === undefined || name === '' || value === '' ? [] : [{ name, value }];
	});
}
