import { expect, test } from 'vitest';
import { checkRows } from '#scripts/bench/check-rows.ts';

const built = { pages: 100, rendered: 100, spliced: 0, failures: 0 };
const unchanged = { pages: 100, rendered: 0, spliced: 0, failures: 0 };

test('a benchmark whose full builds render every page says what it measures', () => {
	expect(checkRows({ full: built, again: unchanged, bot: built })).toEqual([]);
});

test.each([
	[
		'the bot variant takes bodies over from an earlier run',
		{ full: built, again: unchanged, bot: { ...built, rendered: 14, spliced: 86 } },
		'full build with bot variant: 14 of 100',
	],
	['a full build renders nothing', { full: { ...built, rendered: 0 }, again: unchanged, bot: built }, 'full build: 0 of 100'],
	['a full build finds no page', { full: { ...built, pages: 0, rendered: 0 }, again: unchanged, bot: built }, 'full build: 0 of 0'],
	['a run without changes renders', { full: built, again: { ...unchanged, rendered: 3 }, bot: built }, 'nothing changed: 3 pages'],
	['pages fail', { full: { ...built, failures: 2 }, again: unchanged, bot: built }, '2 pages failed'],
])('a benchmark in which %s is refused', (_, runs, said) => {
	expect(checkRows(runs)).toEqual([expect.stringContaining(said)]);
});
