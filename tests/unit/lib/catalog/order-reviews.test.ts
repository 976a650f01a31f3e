import { expect, test } from 'vitest';
import { orderReviews } from '#lib/catalog/order-reviews.ts';

test.each([
	['newest', [0, 1, 2, 3]],
	['best', [1, 3, 0, 2]],
	['worst', [2, 0, 1, 3]],
] as const)('reviews by %s; the newest stay first among the same stars', (order, places) => expect(orderReviews([3, 5, 1, 5], order)).toEqual(places));
