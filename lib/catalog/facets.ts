import type { FlagFilter } from '@titraj/contract/flag-filters.ts';

/** A filter value, with the number of products that match it. */
export interface FacetValue {
	readonly id: number;
	readonly title: string;
	readonly count: number;
}

/** Filters of a list under the current selection. A group's own selection does not reduce its counts. Of filters that are on or off: the number of products that they keep. */
export interface Facets extends Readonly<Record<FlagFilter, number>> {
	/** One group per product attribute, e.g. `Dijagonala`. */
	readonly attributes: readonly { readonly code: string; readonly title: string; readonly values: readonly FacetValue[] }[];
	readonly manufacturers: readonly FacetValue[];
	readonly categories: readonly FacetValue[];
	/** Lowest and highest price in minor units, widened to whole currency units; null if the range is too small to filter by. */
	readonly price: { readonly from: number; readonly to: number } | null;
}
