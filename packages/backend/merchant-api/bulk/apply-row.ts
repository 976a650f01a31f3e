import type { ProductField } from '@titraj/contract/shop/define-product-field.ts';
import { ENERGY_CLASS } from '@titraj/contract/shop/shipped-fields.ts';
import { changeFields, type StoredProduct } from '../../catalog/index.ts';
import { NO_PICTURE } from '../../catalog/media/index.ts';
import { toLine } from '../../platform/http/form.ts';
import type { SourceAttribute, SourceProduct } from '../../platform/source/catalog.ts';
import { slugify } from '../../platform/text/slugify.ts';
import { type KnownAttributes, toAttributes } from '../rows/to-attributes.ts';
import { toEnergyLabel } from '../rows/to-energy-label.ts';
import type { ProductRow } from '../schemas/product-row.ts';

export interface Resolved {
	readonly category: string | undefined;
	/** Null removes the manufacturer. */
	readonly manufacturer: string | null | undefined;
	readonly attributes: KnownAttributes;
	/** Declared fields of products. */
	readonly fields: readonly ProductField[];
	readonly now: Date;
}

/** Default values of a new product. */
const blank = (sku: string, now: Date): SourceProduct => ({
	...{ code: sku, category_code: '', manufacturer_code: null, manufacturer_product_code: null, ean: null, title: '', slug: '' },
	...{ short_description: null, content: null, seo_description: null, price_cents: 0, sale_price_cents: null, lowest_price_cents: null },
	...{ quantity: 0, maximum_qty: null, unit: 'kom', unit_price: null, instalments: null, attributes: [], documents: [], reviews: [], badges: [] },
	...{ variation_code: null, variation_attributes: [], lists: [], group_product_codes: [], picture: NO_PICTURE, views: [], videos: [], store_stock: {} },
	...{ tags: [], release_year: null, visible: true, ignore_brand_visibility: false, sold: 0, created_at: now.toISOString() },
});

/** Product columns from a row; prices, stock, pictures and documents are written elsewhere. */
export function applyRow(row: ProductRow, stored: StoredProduct | undefined, { category, manufacturer, attributes, fields, now }: Resolved): SourceProduct {
	const { id: _id, weight_grams: _weight, ...before } = stored ?? { ...blank(row.sku, now), id: 0, weight_grams: null };
	const title = row.title === undefined ? before.title : toLine(row.title);
	return {
		...before,
		title,
		slug: row.slug ?? (before.slug || slugify(title) || 'artikl'),
		category_code: category ?? before.category_code,
		manufacturer_code: keep(manufacturer, before.manufacturer_code),
		manufacturer_product_code: keep(row.mpn, before.manufacturer_product_code),
		ean: keep(row.gtin, before.ean),
		short_description: keep(row.short_description, before.short_description),
		content: keep(row.description, before.content),
		seo_description: keep(row.seo_description, before.seo_description ?? null),
		maximum_qty: keep(row.maximum_quantity, before.maximum_qty),
		unit: row.unit ?? before.unit,
		unit_price: row.unit_price === undefined ? before.unit_price : row.unit_price && { qty: row.unit_price.quantity, description: row.unit_price.unit },
		attributes: mergeAttributes(row, before.attributes, { known: attributes, fields }),
		...(row.variant !== undefined && {
			variation_code: row.variant?.group ?? null,
			variation_attributes: (row.variant?.options ?? []).map(({ name, value }) => ({ title: name, value })),
		}),
		group_product_codes: row.parts ?? before.group_product_codes,
		related: row.related ?? before.related ?? [],
		release_year: keep(row.release_year, before.release_year),
		fields: changeFields(before.fields ?? {}, row.fields),
		safety: keep(row.safety, before.safety ?? null),
		safety_warnings: keep(row.safety_warnings, before.safety_warnings ?? null),
		charging: keep(row.charging, before.charging ?? null),
		durability_years: keep(row.durability_years, before.durability_years ?? null),
		durability_label: keep(row.durability_label_url, before.durability_label ?? null),
		disposal: keep(row.disposal, before.disposal ?? null),
		take_back: keep(row.take_back, before.take_back ?? null),
		energy_label: toEnergyLabel(row, before.energy_label ?? null),
		lists: row.lists === undefined ? before.lists : [...new Set(row.lists)].sort(),
		visible: row.archived === undefined ? before.visible : !row.archived,
	};
}

const keep = <Value>(given: Value | undefined, before: Value): Value => (given === undefined ? before : given);

interface AttributeContext {
	readonly known: KnownAttributes;
	readonly fields: readonly ProductField[];
}

/** Attributes that follow from declared fields have values of their own: setting either does not remove the others. */
function mergeAttributes(row: ProductRow, stored: SourceAttribute[], { known, fields }: AttributeContext): SourceAttribute[] {
	const before = row.set_attributes === undefined ? stored : replaceSome(stored, toAttributes(row.set_attributes, known, stored));
	const given = new Map([[ENERGY_CLASS, row.energy_class], ...fields.map((field) => [field, row.fields?.[field.name]] as const)]);
	const declared = [...given].filter(([{ attributeCode }]) => attributeCode !== undefined);
	if (row.attributes === undefined) return declared.reduce((all, [field, value]) => (value === undefined ? all : withDeclared(all, field, value)), before);
	const own = declared.flatMap(([field, value]) =>
		value === undefined ? before.filter(({ code }) => code === field.attributeCode) : (field.toAttribute(value) ?? []),
	);
	return [...toAttributes(row.attributes, known, before), ...own];
}

/** Null takes the attribute of a declared field away. */
function withDeclared(attributes: SourceAttribute[], field: ProductField, value: unknown): SourceAttribute[] {
	const own = [field.toAttribute(value) ?? []].flat();
	return own.length === 0 ? attributes.filter(({ code }) => code !== field.attributeCode) : replaceSome(attributes, own);
}

/** Attributes with some of them replaced in their places; new ones follow. */
function replaceSome(before: readonly SourceAttribute[], some: readonly SourceAttribute[]): SourceAttribute[] {
	const codes = new Set(before.map(({ code }) => code));
	const byCode = Map.groupBy(some, ({ code }) => code);
	const replaced = [...Map.groupBy(before, ({ code }) => code)].flatMap(([code, values]) => byCode.get(code) ?? values);
	return [...replaced, ...some.filter(({ code }) => !codes.has(code))];
}
