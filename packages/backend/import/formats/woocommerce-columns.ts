import type { ColumnNames, ColumnWords } from './english-columns.ts';
import { toEnglishColumns } from './english-columns.ts';
import de from './woocommerce-columns/de.json' with { type: 'json' };
import en from './woocommerce-columns/en.json' with { type: 'json' };
import es from './woocommerce-columns/es.json' with { type: 'json' };
import fr from './woocommerce-columns/fr.json' with { type: 'json' };
import hr from './woocommerce-columns/hr.json' with { type: 'json' };
import it from './woocommerce-columns/it.json' with { type: 'json' };
import sl from './woocommerce-columns/sl.json' with { type: 'json' };
import sr from './woocommerce-columns/sr.json' with { type: 'json' };

const LANGUAGES: readonly ColumnWords[] = [hr, sr, sl, de, it, es, fr];

/** Columns of the exporter in their fixed order, up to the last one whose place does not depend on the version. */
const ORDER = [
	'ID',
	'Type',
	'SKU',
	'Name',
	'Published',
	'Is featured?',
	'Visibility in catalog',
	'Short description',
	'Description',
	'Date sale price starts',
	'Date sale price ends',
	'Tax status',
	'Tax class',
	'In stock?',
	'Stock',
	'Low stock amount',
	'Backorders allowed?',
	'Sold individually?',
	'Weight',
	'Length',
	'Width',
	'Height',
	'Allow customer reviews?',
	'Purchase note',
	'Sale price',
	'Regular price',
	'Categories',
	'Tags',
	'Shipping class',
	'Images',
	'Download limit',
	'Download expiry days',
	'Parent',
	'Grouped products',
	'Upsells',
	'Cross-sells',
	'External URL',
	'Button text',
	'Position',
];
const GTIN = 'GTIN, UPC, EAN, or ISBN';
const UNIT = /\(\s*(\S{1,6})\s*\)\s*$/u;

/**
 * The English name of each column. The header names the columns in the language of the shop that wrote the file: they are known by their
 * words or, in a language without words here, by the shape of a complete export. Null if it is no WooCommerce export.
 */
export function toWooCommerceColumns(header: readonly string[]): ColumnNames | null {
	const english = toEnglishColumns(header, [en]);
	if (isWooCommerce([...english.values()])) return english;
	const byPlace = toColumnsByPlace(header);
	const translated = toEnglishColumns(header, LANGUAGES);
	if (byPlace !== null) return withOthers(byPlace, translated);
	const names = [...translated.values()];
	// Without `Published` it could be any table with type, code, name and price.
	return isWooCommerce(names) && names.includes('Published') ? translated : null;
}

/** Columns after the fixed ones, such as the brands, are known by their words alone. */
function withOthers(byPlace: ColumnNames, byWords: ColumnNames): ColumnNames {
	const taken = new Set(byPlace.values());
	return new Map([...byPlace, ...[...byWords].filter(([name, english]) => !byPlace.has(name) && !taken.has(english))]);
}

const isWooCommerce = (names: readonly string[]): boolean => ['Type', 'SKU', 'Name', 'Regular price'].every((name) => names.includes(name));

/** A complete export has weight and three measures with their units at one place, which no other file has. */
function toColumnsByPlace(header: readonly string[]): ColumnNames | null {
	const hasGtin = /GTIN|ISBN/.test(header[3] ?? '');
	const order = hasGtin ? ORDER.toSpliced(3, 0, GTIN) : ORDER;
	const weight = order.indexOf('Weight');
	const withUnits = header.flatMap((name, place) => (UNIT.test(name) ? [place] : [])).filter((place) => place < order.length);
	if (header[0] !== 'ID' || header.length < order.length || withUnits.join() !== [weight, weight + 1, weight + 2, weight + 3].join()) return null;
	return new Map(header.flatMap((name, place) => toNameByPlace(name, order[place]) ?? toAttributeColumn(name, header)));
}

function toNameByPlace(name: string, english: string | undefined): [string, string][] | undefined {
	if (english === undefined) return undefined;
	const unit = UNIT.exec(name)?.[1];
	return [[name, unit === undefined ? english : `${english} (${unit})`]];
}

/** After the fixed columns, the first column with a number names the attribute of that number, the second has its values. */
function toAttributeColumn(name: string, header: readonly string[]): [string, string][] {
	const number = /\d+/.exec(name)?.[0];
	if (number === undefined || /^meta\b/i.test(name)) return [];
	const same = header.slice(ORDER.length).filter((other) => /\d+/.exec(other)?.[0] === number && !/^meta\b/i.test(other));
	const english = [`Attribute ${number} name`, `Attribute ${number} value(s)`][same.indexOf(name)];
	return english === undefined ? [] : [[name, english]];
}
