import type { ProductReview } from './product.ts';

export const REVIEW_ORDERS = ['newest', 'best', 'worst'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** Sorts reviews; among equal ratings the newest come first. */
export function sortReviews(reviews: readonly ProductReview[], order: ReviewOrder): readonly ProductReview[] {
	if (order === 'newest') return reviews;
	const sign = order === 'best' ? -1 : 1;
	return reviews.toSorted((a, b) => sign * (a.rate - b.rate));
}
