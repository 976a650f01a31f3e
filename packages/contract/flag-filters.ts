/** Filters of product lists that are on or off: parameters of the products query, facets `<name>_total`, parameters of addresses, labels `list.<name>`. */
export const FLAG_FILTERS = ['available', 'discounted'] as const;
export type FlagFilter = (typeof FLAG_FILTERS)[number];

/** What each of them keeps, for the reference. */
export const FLAG_FILTERS_KEEP: Readonly<Record<FlagFilter, string>> = {
	available: 'products that are in stock: not those that are only available to order',
	discounted: 'reduced products',
};

/** A value for each. */
export const perFlag = <Value>(of: (name: FlagFilter) => Value): Record<FlagFilter, Value> => ({ available: of('available'), discounted: of('discounted') });

/** A value for the facet of each. */
export const perFlagTotal = <Value>(of: (name: FlagFilter) => Value): Record<`${FlagFilter}_total`, Value> => ({
	available_total: of('available'),
	discounted_total: of('discounted'),
});
