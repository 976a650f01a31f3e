import { expect, test } from 'vitest';
import { applySavedChanges, type SavedChange } from '#lib/saved/saved-lists.ts';

const change = (kind: SavedChange['kind'], code: string, list: SavedChange['list'] = 'wishlist'): SavedChange => ({ list, kind, code });

test.each([
	['no change keeps the list', ['a'], [], ['a']],
	['an added product is last', ['a'], [change('add', 'b')], ['a', 'b']],
	['a product on the list keeps its place', ['a', 'b'], [change('add', 'a')], ['a', 'b']],
	['a removed product is gone', ['a', 'b'], [change('remove', 'a')], ['b']],
	['removing a missing product changes nothing', ['a'], [change('remove', 'b')], ['a']],
	['adding and removing are repeatable', [], [change('add', 'a'), change('remove', 'a')], []],
	['another list does not change', ['a'], [change('remove', 'a', 'compare')], ['a']],
])('%s', (_, codes, changes, expected) => {
	expect(applySavedChanges(codes, 'wishlist', changes)).toEqual(expected);
});
