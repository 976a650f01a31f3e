import { expect, test } from 'vitest';
import { findFailures, summariseInteractions } from '#scripts/bench/interactions/summarise-interactions.ts';

test('an interaction has one row with all its repeats, and the medians of its parts', () => {
	const repeats = [40, 80, 120].map((duration) => ({ duration, waiting: duration / 4, handling: duration / 2, event: 'click' }));
	expect(summariseInteractions(new Map([['open the menu', repeats]]))).toEqual([
		{ name: 'open the menu', repeats: 3, unreported: 0, p50: 80, p75: 120, worst: 120, parts: [20, 40, 20] },
	]);
});

test.each([
	['within the bar', 20, 2, 80, []],
	['slower than the bar', 20, 0, 101, ['open the menu: p75 is 101 ms, at most 100']],
	['not reported too often', 20, 3, 16, ['open the menu: the browser did not report 3 of 20 repeats']],
])('an interaction that is %s', (_, count, unreported, duration, failures) => {
	const repeats = Array.from({ length: count }, (__, place) => ({ duration, waiting: 0, handling: 0, event: place < unreported ? null : 'click' }));
	expect(findFailures(summariseInteractions(new Map([['open the menu', repeats]])), 100)).toEqual(failures);
});
