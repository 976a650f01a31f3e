import { expect, test } from 'vitest';
import { repeatRuns } from '#scripts/lighthouse/repeat-runs.ts';

const SLOW = 3;
const measure = (times: readonly number[], isEnough?: (results: readonly number[]) => boolean) =>
	repeatRuns({ runs: times.length, run: async (number) => times[number - 1] ?? 0, isEnough });
const areFast = (results: readonly number[]) => results.every((time) => time < SLOW);

test.each([
	['a first run within the bars is enough', [1, 9, 9], [1]],
	['one below them has all the others, and counts among them', [9, 1, 1], [9, 1, 1]],
	['what follows cannot end them early', [9, 9, 1], [9, 9, 1]],
])('%s', async (_, times, wanted) => {
	expect(await measure(times, areFast)).toEqual(wanted);
});

test('where nobody asks for less all are made', async () => {
	expect(await measure([1, 1, 1, 1, 1])).toEqual([1, 1, 1, 1, 1]);
});
