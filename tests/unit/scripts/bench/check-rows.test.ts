import { expect, test } from 'vitest';
import { checkRows } from '#scripts/bench/check-rows.ts';

const built = { pages: 100, rendered: 100, spliced: 0, failures: 0 };
const unchanged = { pages: 100, rendered: 0, spliced: 0, failures: 0 };

test('a benchmark whose full build renders every page has valid rows', () => {
	expect(checkRows({ full: built, again: unchanged })).toEqual([]);
});

test.each([
	['a full build reuses bodies of an earlier run', { full: { ...built, rendered: 14, spliced: 86 }, again: unchanged }, 'full build: 14 of 100'],
	['a full build renders nothing', { full: { ...built, rendered: 0 }, again: unchanged }, 'full build: 0 of 100'],
	['a full build finds no pages', { full: { ...built, pages: 0, rendered: 0 }, again: unchanged }, 'full build: 0 of 0'],
	['a run without changes renders pages', { full: built, again: { ...unchanged, rendered: 3 } }, 'nothing changed: 3 pages'],
	['pages fail', { full: { ...built, failures: 2 }, again: unchanged }, '2 pages failed'],
])('a benchmark in which %s is refused', (_, runs, said) => {
	expect(checkRows(runs)).toEqual([expect.stringContaining(said)]);
});
