import { expect, test } from 'vitest';
import { percentile } from '#scripts/run/percentile.ts';

test.each([
	[50, 20],
	[75, 30],
	[100, 40],
])('percentile %i is the smallest value that so many percent do not exceed', (share, expected) => {
	expect(percentile([40, 10, 30, 20], share)).toBe(expected);
});
