import { expect, test } from 'vitest';
import { sortReviews } from '#lib/catalog/sort-reviews.ts';

const reviews = [3, 5, 1, 5].map((rate, place) => ({ author: `${place}`, text: 'Tekst.', rate }));
const orderOf = (order: 'newest' | 'best' | 'worst') =>
	sortReviews(reviews, order)
		.map(({ author }) => author)
		.join('');

test.each([
	['newest', '0123'],
	['best', '1302'],
	['worst', '2013'],
] as const)('reviews by %s; the newest stay first among the same stars', (order, authors) => expect(orderOf(order)).toBe(authors));
