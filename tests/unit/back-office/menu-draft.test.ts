import { type MenuLine, moveLine, moveLineTo, nestLine, removeLine, toItems, toLines } from '@titraj/back-office/screens/menus/menu-draft.ts';
import { expect, it } from 'vitest';

const line = (id: string, isDeep = false): MenuLine => ({ id, title: id, url: `/${id}/`, isDeep });
const LINES = [line('a'), line('b', true), line('c', true), line('d')];
const namesOf = (lines: readonly MenuLine[]) => lines.map(({ id, isDeep }) => (isDeep ? `-${id}` : id)).join(' ');

it('the lines of a menu make the same menu again', () => {
	expect(toLines(toItems(LINES))).toEqual(LINES);
	expect(toItems(LINES).map(({ id, items }) => [id, items.length])).toEqual([
		['a', 2],
		['d', 0],
	]);
});

it.each([
	['a line with those below it', 'a', 1, 'd a -b -c'],
	['the last line over a whole group', 'd', -1, 'd a -b -c'],
	['a line below within its group', 'c', -1, 'a -c -b d'],
	['no line above the first', 'a', -1, 'a -b -c d'],
	['no line below the last', 'd', 1, 'a -b -c d'],
	['no line below another to the very top', 'b', -1, 'a -b -c d'],
] as const)('moves %s', (_what, id, by, expected) => {
	expect(namesOf(moveLine(LINES, id, by))).toBe(expected);
});

it.each([
	['a line with those below it to the end', 'a', 3, 'd a -b -c'],
	['a line of the first level onto a line of a group: before the group', 'd', 1, 'd a -b -c'],
	['a line below to the last place', 'b', 3, 'a -c d -b'],
	['no line below another to the very top', 'c', 0, 'a -c -b d'],
	['a line beyond the end to the end', 'a', 99, 'd a -b -c'],
	['a line to its own place', 'b', 1, 'a -b -c d'],
] as const)('moves %s', (_what, id, place, expected) => {
	expect(namesOf(moveLineTo(LINES, id, place))).toBe(expected);
});

it('moves a line below another into the group that follows', () => {
	expect(namesOf(moveLine(LINES, 'c', 1))).toBe('a -b d -c');
});

it('nests every line but the first, and takes it out', () => {
	expect(namesOf(nestLine(LINES, 'd', true))).toBe('a -b -c -d');
	expect(namesOf(nestLine(LINES, 'a', true))).toBe('a -b -c d');
	expect(namesOf(nestLine(LINES, 'b', false))).toBe('a b -c d');
});

it('removes a line with those below it, or one of those alone', () => {
	expect(namesOf(removeLine(LINES, 'a'))).toBe('d');
	expect(namesOf(removeLine(LINES, 'b'))).toBe('a -c d');
});
