import type { ProductReview } from './product.ts';

export const REVIEW_ORDERS = ['newest', 'best', 'worst'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** Reviews in an order; among the same stars the newest stay first. */
export function sortReviews(reviews: readonly ProductReview[], order: ReviewOrder): readonly ProductReview[] {
	if (order === 'newest') return reviews;
	const sign = order === 'best' ? -1 : 1;
	return reviews.toSorted((a, b) => sign * (a.rate - b.rate));
}
