import type { Result } from 'lighthouse';
import { expect, test } from 'vitest';
import { fastest, hasEnough } from '#scripts/lighthouse/machine-speed.ts';

const runs = (...speeds: readonly number[]): Pick<Result, 'environment'>[] =>
	speeds.map((benchmarkIndex) => ({ environment: { benchmarkIndex, networkUserAgent: '', hostUserAgent: '' } }));
const speeds = (results: readonly Pick<Result, 'environment'>[]) => results.map(({ environment }) => environment.benchmarkIndex);

test('a run on a slow machine is repeated', () => {
	expect(hasEnough(runs(2000, 1600), 3)).toBe(false);
	expect(hasEnough(runs(2000, 1600, 1499), 3)).toBe(false);
	expect(hasEnough(runs(2000, 1600, 1499, 1500), 3)).toBe(true);
	expect(speeds(fastest(runs(2000, 1600, 1499, 1500), 3))).toEqual([2000, 1600, 1500]);
});

test('a machine that is always slow is measured twice as often, and its fastest runs count', () => {
	expect(hasEnough(runs(900, 800, 700), 2)).toBe(false);
	expect(hasEnough(runs(900, 800, 700, 1000), 2)).toBe(true);
	expect(speeds(fastest(runs(900, 800, 700, 1000), 2))).toEqual([1000, 900]);
});

test('a page has at least one run', () => {
	expect(hasEnough(runs(), 1)).toBe(false);
	expect(fastest(runs(700), 1)).toHaveLength(1);
});
