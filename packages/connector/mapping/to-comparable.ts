import { createHash } from 'node:crypto';
import type { ProductRow, ProductView } from '../shop/types.ts';
import type { FieldName } from './mapping.ts';

type Comparable = string | null;

type Readers<Product> = { readonly [Field in FieldName]?: (product: Product) => Comparable };

/** Fields that rows and the shop have in one form. */
const OF_BOTH: Readers<ProductRow | ProductView> = {
	title: ({ title }) => text(title),
	short_description: ({ short_description }) => text(short_description),
	description: ({ description }) => text(description),
	manufacturer: ({ manufacturer }) => text(manufacturer),
	gtin: ({ gtin }) => text(gtin),
	mpn: ({ mpn }) => text(mpn),
	category_path: ({ category_path = [] }) => path(category_path),
	weight_grams: ({ weight_grams }) => text(weight_grams),
	size_mm: ({ size_mm }) => text(size_mm?.join(' × ')),
	bulky: ({ bulky }) => text(bulky),
	backorder: ({ backorder }) => (backorder ? text(backorder.days ?? true) : null),
	tax_class: ({ tax_class }) => text(tax_class),
	archived: ({ archived }) => text(archived),
};

/** Values of the fields that are compared, in one form for rows and for what the shop has. Stock is not among them: orders change it. */
const OF_ROW: Readers<ProductRow> = {
	...OF_BOTH,
	// The shop adds VAT to a net price: the sum is not known here.
	price: ({ price }) => (price?.vat_included ? amount(price.amount) : null),
};

const OF_VIEW: Readers<ProductView> = {
	...OF_BOTH,
	price: ({ price }) => amount(price.regular),
	// Only whether there are any: the shop fills them if there are none.
	attributes: ({ attributes }) => filled(attributes),
	images: ({ images }) => filled(images),
	documents: ({ documents }) => filled(documents),
	related: ({ related }) => filled(related),
	parts: ({ parts }) => filled(parts),
	variant: ({ variant }) => (variant === null ? null : 'filled'),
};

/** A value in short: its hash, and what a report shows of it. */
interface Shown {
	readonly hash: string;
	readonly shown: string;
}

/** Compared fields of a product of the shop; null for an empty one. */
export type ShopFields = Readonly<Partial<Record<FieldName, Shown | null>>>;

/** Longest part of a value that a report shows. */
const SHOWN = 200;

/** Undefined if the field is not compared, null if it is empty. */
export const comparableOfRow = (field: FieldName, row: ProductRow): Comparable | undefined => OF_ROW[field]?.(row);

/** Whether a row leaves a part of a field that the shop has as it is: terms without `days` keep those of the shop. */
export const isPart = (field: FieldName, { backorder }: ProductRow): boolean => field === 'backorder' && backorder?.days === undefined && backorder !== null;

/** The fields of a product that are in `wanted`, without those that cannot be compared. */
export const toShopFields = (view: ProductView, wanted: ReadonlySet<string>): ShopFields =>
	Object.fromEntries(Object.entries(OF_VIEW).flatMap(([field, read]) => (wanted.has(field) ? [[field, shownOf(read(view))]] : [])));

export const shownOf = (comparable: Comparable): Shown | null =>
	comparable === null ? null : { hash: createHash('sha256').update(comparable).digest('base64url').slice(0, 12), shown: comparable.slice(0, SHOWN) };

function text(value: string | number | boolean | null | undefined): Comparable {
	// The shop changes markup and white space of a text when it stores it.
	const plain = String(value ?? '')
		.replaceAll(/<[^>]{0,2000}>/g, ' ')
		.normalize()
		.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
		.trim();
	return plain === '' ? null : plain;
}

const path = (names: readonly string[]): Comparable =>
	text(
		names
			.join(' > ')
			.normalize('NFD')
			.replaceAll(/\p{Mn}/gu, '')
			.toLowerCase(),
	);

const amount = (value: string): Comparable => (Number.isFinite(Number(value)) ? Number(value).toFixed(2) : null);

const filled = (list: readonly unknown[]): Comparable => (list.length === 0 ? null : 'filled');
