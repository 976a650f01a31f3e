import Type, { type Static } from 'typebox';
import { Id, Nullable } from './envelope.ts';

/** A value that a list can be narrowed to. `count` is what the list would hold with it, every other filter kept. */
export const FacetValue = Type.Object({
	/** Of the attribute value, maker or category: goes into `attributes_ids`, `manufacturer_ids` or `category_ids`. */
	id: Id,
	title: Type.String(),
	count: Type.Integer({ minimum: 0 }),
	selected: Type.Boolean(),
});
export type FacetValue = Static<typeof FacetValue>;

export const AttributeFacet = Type.Object({
	id: Id,
	code: Type.String(),
	title: Type.String(),
	unit: Nullable(Type.String()),
	/** By number where the values are numbers, else the most frequent first. */
	values: Type.Array(FacetValue),
});
export type AttributeFacet = Static<typeof AttributeFacet>;

/**
 * What a list of products can be narrowed by. Counts follow the selection; a facet's own selection does not narrow its own counts.
 * A value with nothing behind it is left out unless it is selected.
 */
export const Facets = Type.Object({
	/** Lowest and highest price of the list, its own price filter left aside; null for an empty list. */
	price: Nullable(Type.Object({ from: Type.Number(), to: Type.Number() })),
	/** Products in stock, the availability filter left aside. */
	available_total: Type.Integer({ minimum: 0 }),
	/** Reduced products, the discount filter left aside. */
	discounted_total: Type.Integer({ minimum: 0 }),
	manufacturers: Type.Array(FacetValue),
	/** Categories in which the products stand; empty where the list is one category. */
	categories: Type.Array(FacetValue),
	/** Of the category that the list shows, the most telling first; of several, those that all of them have. */
	attributes: Type.Array(AttributeFacet),
});
export type Facets = Static<typeof Facets>;
