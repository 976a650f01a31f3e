import { expect, test } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';

test('a broken rule fails once, with each place and what to edit', () => {
	const places = ['cart.title: Dobrodošli!', 'cart.empty: Ups!'];
	expect(() => expectNone(places, 'locales/hr.json')).toThrow('2 places break this rule; edit locales/hr.json:\n  cart.title: Dobrodošli!\n  cart.empty: Ups!');
	expect(() => expectNone([], 'locales/hr.json')).not.toThrow();
});

test('a message shows the values of a list instead of their number', () => {
	expect(() => expect(['a word that is wrong, with more letters than forty']).toEqual([])).toThrow('a word that is wrong, with more letters than forty');
});
