import { expect, test } from 'vitest';
import { percentile, summariseInteractions } from '#scripts/bench/interactions/summarise-interactions.ts';

test.each([
	[50, 20],
	[75, 30],
	[100, 40],
])('percentile %i is the smallest value that so many percent do not exceed', (share, expected) => {
	expect(percentile([40, 10, 30, 20], share)).toBe(expected);
});

test('an interaction has one row with all its repeats, and the medians of its parts', () => {
	const repeats = [40, 80, 120].map((duration) => ({ duration, waiting: duration / 4, handling: duration / 2, event: 'click' }));
	expect(summariseInteractions(new Map([['open the menu', repeats]]))).toEqual([
		{ name: 'open the menu', repeats: 3, p50: 80, p75: 120, worst: 120, parts: [20, 40, 20] },
	]);
});
