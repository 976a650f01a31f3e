import { expect, test } from 'vitest';
import { findReviewErrors } from '#lib/catalog/review-errors.ts';

const good = { rate: 5, name: 'Ana', message: 'Slika je odlična.' };

test.each([
	['a complete review has no error', good, []],
	['no stars', { ...good, rate: 0 }, ['rate']],
	['six stars', { ...good, rate: 6 }, ['rate']],
	['not a number of stars', { ...good, rate: Number.NaN }, ['rate']],
	['no name', { ...good, name: '' }, ['name']],
	['a name of one letter', { ...good, name: 'A' }, ['name']],
	['a text of spaces', { ...good, message: 'Dobar      je.' }, ['message']],
	['a name that is too long', { ...good, name: 'a'.repeat(61) }, ['name']],
	['a text of two words', { ...good, message: 'Super.' }, ['message']],
	['a text that is too long', { ...good, message: 'a'.repeat(4001) }, ['message']],
	['everything missing, in the order of the form', { rate: 0, name: '', message: '' }, ['rate', 'name', 'message']],
])('%s', (_, review, expected) => {
	expect(Object.keys(findReviewErrors(review))).toEqual(expected);
});
