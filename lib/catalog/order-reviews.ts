export const REVIEW_ORDERS = ['newest', 'best', 'worst'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** The order in which reviews are shown, as places in the list of their stars, which has the newest first; among equal stars the newest stay first. */
export function orderReviews(rates: readonly number[], order: ReviewOrder): readonly number[] {
	const places = [...rates.keys()];
	const sign = order === 'best' ? -1 : 1;
	return order === 'newest' ? places : places.sort((a, b) => sign * ((rates[a] ?? 0) - (rates[b] ?? 0)));
}
