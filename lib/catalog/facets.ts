/** Something that a list can be narrowed to, and how many products it would hold then. */
export interface FacetValue {
	readonly id: number;
	readonly title: string;
	readonly count: number;
}

/** What a list can be filtered by under the present selection; no group's own selection narrows its own counts. */
export interface Facets {
	/** One a product attribute, e.g. `Dijagonala`. */
	readonly attributes: readonly { readonly code: string; readonly title: string; readonly values: readonly FacetValue[] }[];
	readonly manufacturers: readonly FacetValue[];
	readonly categories: readonly FacetValue[];
	/** Lowest and highest price in minor units, widened to whole currency units; null where there is nothing to choose. */
	readonly price: { readonly from: number; readonly to: number } | null;
	/** How many are in stock, how many reduced. */
	readonly available: number;
	readonly discounted: number;
}
