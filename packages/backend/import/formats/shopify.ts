import { CODE_SOURCE, OPTIONS } from '../mapping/map-row.ts';
import type { MappingFile } from '../mapping/mapping-file.ts';
import type { RawFields, RawRow } from '../readers/raw-row.ts';
import { parseBoolean } from '../values/parse-boolean.ts';
import { toText } from '../values/plain-text.ts';
import { composeSku } from './compose-sku.ts';

/** Shopify's product CSV: https://help.shopify.com/manual/products/import-export/using-csv. */
export const SHOPIFY_MAPPING: MappingFile = {
	columns: {
		sku: ['Variant SKU'],
		title: 'Title',
		description: ['Body (HTML)', 'Body HTML'],
		manufacturer: 'Vendor',
		gtin: 'Variant Barcode',
		// The merchant's own type, else Google's category.
		category: ['Type', 'Product Category', 'Standardized Product Type'],
		price: 'regular price',
		sale_price: 'sale price',
		vat_percent: 'vat',
		stock: 'stock',
		availability: 'availability',
		images: 'images',
		weight: 'Variant Grams (g)',
		variant_group: 'Handle',
		visible: 'visible',
	},
	// What the merchant pays is no attribute, even if other columns are.
	attributes: { 'Cost per item': null },
	category_separator: '>',
	decimal: '.',
};

/** Maximum number of rows of one product (variants and pictures); more than any shop has. */
const MOST_ROWS = 5000;

/**
 * Shopify writes a product in several rows with the same handle: the first has the texts, each variant has its own row, and further
 * pictures have their own rows. Yields one row per variant.
 */
export async function* joinShopify(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow> {
	let group: GoodRow[] = [];
	for await (const row of rows) {
		if (!row.ok) {
			yield row;
			continue;
		}
		const [first] = group;
		if (first && (first.fields['Handle'] !== row.fields['Handle'] || group.length === MOST_ROWS)) {
			yield* toVariants(group);
			group = [];
		}
		group.push(row);
	}
	yield* toVariants(group);
}

type GoodRow = RawRow & { ok: true };

function* toVariants(group: readonly GoodRow[]): Generator<RawRow> {
	const [first] = group;
	if (first === undefined) return;
	const pictures = group.map(({ fields }) => toText(fields['Image Src'])).filter(Boolean);
	for (const row of group) {
		const isPictureOnly = row !== first && toText(row.fields['Variant SKU']) === '' && toText(row.fields['Variant Price']) === '';
		if (isPictureOnly) continue;
		if (parseBoolean(toText(first.fields['Gift Card'])) === true) {
			yield { ok: false, line: row.line, sku: toText(row.fields['Variant SKU']), reason: 'a gift card is sold by the gift cards of the shop, not as goods' };
		} else yield { ...row, fields: toVariant(row.fields, first.fields, pictures) };
	}
}

function toVariant(own: RawFields, first: RawFields, pictures: readonly string[]): RawFields {
	const shared = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, value === '' && !name.startsWith('Variant ') ? first[name] : value]));
	const [price, compareAt] = [toText(own['Variant Price']), toText(own['Variant Compare At Price'])];
	const isReduced = compareAt !== '' && Number(compareAt) > Number(price);
	const picture = toText(own['Variant Image']);
	const options = toOptions(own, first);
	return {
		...shared,
		...(toText(own['Variant SKU']) === '' && { [CODE_SOURCE]: 'handle and options' }),
		'Variant SKU':
			toText(own['Variant SKU']) ||
			composeSku(
				toText(first['Handle']),
				options.map(({ value }) => value),
			),
		'regular price': isReduced ? compareAt : price,
		'sale price': isReduced ? price : '',
		vat: parseBoolean(toText(own['Variant Taxable'])) === false ? '0' : '',
		...toStock(own),
		images: picture === '' ? pictures : [picture, ...pictures.filter((other) => other !== picture)],
		'Variant Grams (g)': own['Variant Grams'],
		visible: toVisible(shared),
		[OPTIONS]: options,
	};
}

/** A quantity without a tracker does not count: Shopify sells the product whatever it is, so it is available without a number. So is one that is sold without stock. */
function toStock(own: RawFields): { stock: string; availability: string } {
	const isTracked = own['Variant Inventory Tracker'] === undefined || toText(own['Variant Inventory Tracker']) !== '';
	const isContinued = toText(own['Variant Inventory Policy']).trim().toLowerCase() === 'continue';
	if (isTracked && isContinued && !(Number(own['Variant Inventory Qty']) > 0)) return { stock: '', availability: 'backorder' };
	return { stock: isTracked ? toText(own['Variant Inventory Qty']) : '', availability: isTracked ? '' : 'in stock' };
}

/** On sale if it is published and active; empty if the file says neither. */
function toVisible(fields: RawFields): string {
	const [published, status] = [toText(fields['Published']), toText(fields['Status']).toLowerCase()];
	if (published === '' && status === '') return '';
	return String(parseBoolean(published) !== false && (status === '' || status === 'active'));
}

/** A product without variants has a single option, `Title`, with the value `Default Title`. */
function toOptions(own: RawFields, first: RawFields): { name: string; value: string }[] {
	return [1, 2, 3].flatMap((place) => {
		const [name, value] = [toText(first[`Option${place} Name`]), toText(own[`Option${place} Value`])];
		return name === '' || value === '' || value === 'Default Title' ? [] : [{ name, value }];
	});
}
