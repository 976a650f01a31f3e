import type { ProductField } from '@titraj/contract/shop/define-product-field.ts';
import { checkRow } from '../../merchant-api/rows/check-row.ts';
import { isGtin } from '../../merchant-api/rows/is-gtin.ts';
import type { RowError } from '../../merchant-api/rows/row-result.ts';
import type { ProductRow } from '../../merchant-api/schemas/product-row.ts';
import { toSku as composeSku } from '../../platform/text/to-title.ts';
import { LONGEST_TEXT as LONGEST_ATTRIBUTE, toAttributeValues } from '../attributes/to-attribute-values.ts';
import type { AttributeKind } from '../attributes/value-kinds.ts';
import type { RowChange } from '../report/row-change.ts';
import { parseBoolean } from '../values/parse-boolean.ts';
import { parseState } from '../values/parse-state.ts';
import { parseWeight } from '../values/parse-weight.ts';
import { cleanText, cutText, isDamagedNumber, isFormula, unwrapLiteral } from '../values/plain-text.ts';
import { withoutApostrophes } from './change-texts.ts';
import { weightUnitOfColumn } from './column-hints.ts';
import { decimalOf, type FeedSettings, SHOP_CURRENCY } from './feed-settings.ts';
import { type FieldName, REQUIRED_FIELDS } from './fields.ts';
import { type RowNote, RowRefusal, refuse } from './row-refusal.ts';
import type { SourceFields } from './source-fields.ts';
import { toCategoryPath } from './to-category-path.ts';
import { toDescription, toPageUrl } from './to-description.ts';
import { toDocuments } from './to-documents.ts';
import { toMediaPlaces } from './to-media-places.ts';
import { toPrice } from './to-price.ts';
import { toRelations } from './to-relations.ts';
import { toBackorder, toStock } from './to-stock.ts';
import { toLines, toTranslations } from './to-translations.ts';

/** A row of the merchant API with notes on fields that were left out, or its errors. */
export type MappedRow =
	| { readonly ok: true; readonly row: ProductRow; readonly notes: readonly RowNote[]; readonly changes: readonly RowChange[] }
	| { readonly ok: false; readonly sku: string | null; readonly errors: readonly RowNote[] };

export interface RowContext {
	readonly settings: FeedSettings;
	/** Fields for which the feed has columns: if a required one is empty, the row is refused. */
	readonly mapped: ReadonlySet<FieldName>;
	/** Address of the feed; null if it is a file. */
	readonly feedUrl: string | null;
	readonly kindOf: (category: string, key: string) => AttributeKind;
	/** Declared fields of products. */
	readonly fields: readonly ProductField[];
}

/** Optional fields: if one is invalid, only the field is left out. */
const OPTIONAL: ReadonlySet<string> = new Set([
	'gtin',
	'mpn',
	'backorder',
	'images',
	'documents',
	'translations',
	'attributes',
	'weight_grams',
	'energy_class',
	'energy_label',
	'release_year',
	'variant',
	'unit',
	'unit_price',
	'related',
]);

/** Maps a row to a row of the merchant API. Amounts are only changed by the merchant's exchange rates, and missing fields are omitted. */
export function toProductRow(given: SourceFields, context: RowContext, changes: RowChange[] = []): MappedRow {
	const source = withoutApostrophes(given, changes);
	const sku = toSku(source);
	try {
		// With the apostrophe before it, a formula is a text.
		refuseHostile(given);
		if (sku === '') throw refuse('sku', context.mapped.has('gtin') ? 'is empty, and there is no barcode to use instead' : 'is empty');
		if (isDamagedNumber(sku)) throw refuse('sku', toDamage(sku));
		for (const field of REQUIRED_FIELDS)
			if (field !== 'sku' && context.mapped.has(field) && cleanText(source.texts[field]) === '') throw refuse(field, 'is empty');
		const notes: RowNote[] = [];
		if ((source.texts.sku ?? '').trim() === '') changes.push({ rule: 'code made from the barcode', field: 'sku', before: '', after: sku });
		const mapped = withoutFaultyParts(toFields(source, sku, context, notes), notes);
		return mapped.ok ? { ...mapped, changes: [...changes, ...findCuts(source, mapped.row), ...findConverted(source, mapped.row)] } : mapped;
	} catch (error) {
		if (error instanceof RowRefusal) return { ok: false, sku: sku || null, errors: [error.note] };
		throw error;
	}
}

/** A row without a sku is known by its barcode. */
const toSku = ({ texts }: SourceFields): string => composeSku(unwrapLiteral(texts.sku ?? '').trim()) || toBarcode(texts.gtin);

function toBarcode(text = ''): string {
	const gtin = unwrapLiteral(text).replaceAll(/[\s-]/g, '');
	return isGtin(gtin) ? gtin : '';
}

/** Refuses texts in a wrong encoding and spreadsheet formulas. */
function refuseHostile({ texts, attributes, translations }: SourceFields): void {
	const all: [string, string][] = [
		...[texts, ...Object.values(translations)]
			.flatMap((ofLanguage) => Object.entries(ofLanguage))
			.map(([field, text]): [string, string] => [field, unwrapLiteral(text)]),
		...attributes.flatMap(({ key, value }): [string, string][] => (typeof value === 'string' ? [[key, value]] : [])),
	];
	for (const [field, text] of all) {
		if (text.includes('\ufffd')) throw refuse(field, 'holds bytes that its encoding does not have: set the right one with --encoding');
		if (isFormula(text)) throw refuse(field, `"${text.trim().slice(0, 40)}" is a formula of a spreadsheet, no text`);
	}
}

function toFields(source: SourceFields, sku: string, { settings, kindOf, feedUrl, fields: declared }: RowContext, notes: RowNote[]): Record<string, unknown> {
	const text = (field: FieldName): string | undefined => cleanText(unwrapLiteral(source.texts[field] ?? '')) || undefined;
	const category = cleanText(source.texts.category);
	const attributes = toAttributeValues(
		source.attributes,
		(key) => kindOf(category, key),
		(key) => decimalOf(settings, key),
	);
	const images = toMediaPlaces('images', source.images, notes);
	const pageUrl = toPageUrl(text('product_url'), feedUrl);
	const describe = (html: string, field: string) => toDescription(html, pageUrl, field, notes);
	const fields = {
		sku,
		title: text('title') && cutText(text('title') ?? '', 500),
		short_description: text('short_description') && cutText(text('short_description') ?? '', 2000),
		description: describe(source.texts.description ?? '', 'description') || undefined,
		safety_warnings: toLines(source.texts.safety_warnings) || undefined,
		manufacturer: text('manufacturer') && cutText(text('manufacturer') ?? '', 120),
		gtin: withoutDamage('gtin', text('gtin'), notes)?.replaceAll(/[\s-]/g, ''),
		mpn: withoutDamage('mpn', text('mpn'), notes),
		category_path: toCategoryPath(source, settings),
		attributes: attributes.length > 0 ? attributes : undefined,
		price: toPrice(source, settings, notes),
		stock: toStock(source, settings, notes),
		backorder: toBackorder(source, notes),
		maximum_quantity: toWhole(text('maximum_quantity')),
		related: toRelations(text, sku),
		unit: text('unit'),
		unit_price: toUnitPrice(text('unit_price_quantity'), text('unit_price_unit')),
		images: images.length > 0 ? images.slice(0, 50) : undefined,
		documents: toDocuments(source, notes),
		variant: toVariant(text('variant_group'), source.options),
		weight_grams: toGrams(source, settings, notes),
		energy_class: text('energy_class')?.toUpperCase(),
		energy_label: toEnergyLabel(text),
		bulky: parseBoolean(text('bulky') ?? '') ?? undefined,
		release_year: toWhole(text('release_year')),
		fields: toDeclaredValues(source, declared, notes),
		translations: toTranslations(source, describe),
		archived: toArchived(text('visible')),
	};
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const toDamage = (text: string): string => `"${text}" was damaged by a spreadsheet, which keeps its first digits only: export it as text`;

/** A number that a spreadsheet has damaged is left out with a note. */
function withoutDamage(field: 'gtin' | 'mpn', text: string | undefined, notes: RowNote[]): string | undefined {
	if (text === undefined || !isDamagedNumber(text)) return text;
	notes.push({ field, reason: toDamage(text) });
	return undefined;
}

/** Values of declared fields; one whose text is invalid is left out with a note. */
function toDeclaredValues({ fields }: SourceFields, declared: readonly ProductField[], notes: RowNote[]): Record<string, unknown> | undefined {
	const values = Object.entries(fields).flatMap(([name, text]): [string, unknown][] => {
		const value = declared.find((field) => field.name === name)?.parse(cleanText(unwrapLiteral(text)));
		if (value === undefined) notes.push({ field: `fields.${name}`, reason: `"${text.slice(0, 40)}" is no value of this field` });
		return value === undefined ? [] : [[name, value]];
	});
	return values.length > 0 ? Object.fromEntries(values) : undefined;
}

function toEnergyLabel(text: (field: FieldName) => string | undefined): Record<string, string> | undefined {
	const parts = {
		best: text('energy_best')?.toUpperCase(),
		worst: text('energy_worst')?.toUpperCase(),
		label_url: text('energy_label'),
		sheet_url: text('energy_sheet'),
		eprel_id: text('eprel_id'),
	};
	const said = Object.entries(parts).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
	return said.length > 0 ? Object.fromEntries(said) : undefined;
}

function toArchived(visible: string | undefined): boolean | undefined {
	const isVisible = parseState(visible ?? '');
	return isVisible === null ? undefined : !isVisible;
}

/** Parses an integer; other texts are returned unchanged and refused by the later check. */
const toWhole = (text: string | undefined): number | string | undefined => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : text);

const toUnitPrice = (quantity: string | undefined, unit: string | undefined) =>
	quantity === undefined || unit === undefined ? undefined : { quantity: Number(quantity.replace(',', '.')), unit };

const toVariant = (group: string | undefined, options: SourceFields['options']) =>
	group === undefined || options.length === 0 ? undefined : { group: cutText(group, 100), options: options.slice(0, 5) };

const TONNE = 1_000_000;

function toGrams({ texts, columns }: SourceFields, settings: FeedSettings, notes: RowNote[]): number | undefined {
	const text = texts.weight?.trim() ?? '';
	// Some shops export 0 for an unknown weight.
	if (text === '' || /^0([.,]0+)?$/.test(text)) return undefined;
	const grams = parseWeight(text, decimalOf(settings, columns.weight), weightUnitOfColumn(columns.weight ?? ''));
	if (grams === null) notes.push({ field: 'weight', reason: `"${text.slice(0, 40)}" is no weight with its unit: write 1.2 kg, or name the column Masa (g)` });
	// `1.000` kg is more often one than a thousand.
	const isUnclear = grams !== null && grams >= TONNE && /^\d{1,3}[.,]\d{3}(?!\d)/.test(text);
	if (isUnclear)
		notes.push({ field: 'weight', reason: `"${text.slice(0, 40)}" would be a tonne or more: write it with the decimal sign of the other weights` });
	return isUnclear ? undefined : (grams ?? undefined);
}

/** Texts that are longer than their field. */
function findCuts({ texts, attributes }: SourceFields, row: ProductRow): RowChange[] {
	const own = (['title', 'short_description', 'manufacturer'] as const).flatMap((field): RowChange[] => {
		const [before, after] = [cleanText(unwrapLiteral(texts[field] ?? '')), row[field] ?? ''];
		return after !== '' && before.length > after.length && before.startsWith(after) ? [{ rule: 'text cut', field, before, after }] : [];
	});
	const long = attributes.flatMap(({ key, value }): RowChange[] =>
		typeof value === 'string' && value.length > LONGEST_ATTRIBUTE
			? [{ rule: 'text cut', field: key, before: value, after: value.slice(0, LONGEST_ATTRIBUTE) }]
			: [],
	);
	return [...own, ...long];
}

/** A price that an exchange rate has changed. */
function findConverted({ texts }: SourceFields, { price }: ProductRow): RowChange[] {
	const currency = /[A-Z]{3}|\$|£/.exec(`${texts.price ?? ''} ${texts.currency ?? ''}`)?.[0] ?? SHOP_CURRENCY;
	return price === undefined || currency === SHOP_CURRENCY ? [] : [{ rule: 'price converted', field: 'price', before: texts.price ?? '', after: price.amount }];
}

/** Leaves out optional fields that the API would refuse, with a note on each. */
function withoutFaultyParts(fields: Record<string, unknown>, notes: RowNote[]): MappedRow {
	let checked = checkRow(fields);
	if (!checked.ok && checked.errors.every(isOptional)) {
		notes.push(...checked.errors);
		checked = checkRow(withoutParts(fields, checked.errors));
	}
	return checked.ok ? { ok: true, row: checked.row, notes, changes: [] } : { ok: false, sku: checked.sku || null, errors: checked.errors };
}

const isOptional = ({ field }: RowError): boolean => OPTIONAL.has(field.split('.')[0] ?? '');

/** Removes invalid entries of lists, and other invalid fields as a whole. */
function withoutParts(fields: Record<string, unknown>, errors: readonly RowError[]): Record<string, unknown> {
	const rest = { ...fields };
	for (const [name, value] of Object.entries(fields)) {
		const own = errors.map(({ field }) => field.split('.')).filter(([first]) => first === name);
		if (own.length === 0) continue;
		const places = new Set(own.map(([, place]) => place));
		const kept = Array.isArray(value) && !places.has(undefined) ? value.filter((_, place) => !places.has(String(place))) : [];
		if (kept.length > 0) rest[name] = kept;
		else delete rest[name];
	}
	return rest;
}
