import type { ProductRow } from '../shop/types.ts';

/** A field of a product of the shop. */
export type FieldName = Exclude<keyof ProductRow, 'sku'>;

/**
 * Where a field comes from, and which side wins. `source`: the engine's value is written each time; what staff of the shop had changed is reported as overwritten.
 * `shop`: the engine fills an empty field, and what the shop has stays.
 */
interface FieldRule<Product, Value> {
	/** Undefined leaves the field as it is; null clears it. */
	readonly from: (product: Product) => Value | undefined;
	readonly wins: 'source' | 'shop';
}

/** How products of the engine become rows of the merchant API. */
export interface Mapping<Product> {
	/** The sku of the shop; null for a product that the shop does not sell. */
	readonly sku: (product: Product) => string | null;
	readonly fields: { readonly [Field in FieldName]?: FieldRule<Product, ProductRow[Field]> };
}

/** For a connector whose products come by files. */
export const NO_MAPPING: Mapping<never> = { sku: () => null, fields: {} };
