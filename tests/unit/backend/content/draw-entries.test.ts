import { drawEntries } from '@titraj/backend/content/sweepstakes/draw-entries.ts';
import { expect, test } from 'vitest';

test.each([0, 1, 3, 5, 9])('draws %s of five, each at most once', (count) => {
	const drawn = drawEntries([1, 2, 3, 4, 5], count);
	expect([drawn.length, new Set(drawn).size]).toEqual([Math.min(count, 5), Math.min(count, 5)]);
});

test('draws each entry about as often, in each place', () => {
	const counts = new Map<string, number>();
	for (let round = 0; round < 6000; round++) {
		for (const [place, entry] of drawEntries(['a', 'b', 'c'], 2).entries()) counts.set(`${place}${entry}`, (counts.get(`${place}${entry}`) ?? 0) + 1);
	}
	// 2000 are expected; a fair draw is outside of these once in some 10^12 runs.
	for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(270);
	expect(counts.size).toBe(6);
});
