import { expect, test } from 'vitest';
import { applySavedChanges, type SavedChange } from '#lib/saved/saved-lists.ts';

const change = (kind: SavedChange['kind'], code: string, list: SavedChange['list'] = 'wishlist'): SavedChange => ({ list, kind, code });

test.each([
	['nothing changes nothing', ['a'], [], ['a']],
	['what is added comes last', ['a'], [change('add', 'b')], ['a', 'b']],
	['what is there stays where it is', ['a', 'b'], [change('add', 'a')], ['a', 'b']],
	['what is removed is gone', ['a', 'b'], [change('remove', 'a')], ['b']],
	['removing what is not there changes nothing', ['a'], [change('remove', 'b')], ['a']],
	['on and off again', [], [change('add', 'a'), change('remove', 'a')], []],
	['another list is not touched', ['a'], [change('remove', 'a', 'compare')], ['a']],
])('%s', (_, codes, changes, expected) => {
	expect(applySavedChanges(codes, 'wishlist', changes)).toEqual(expected);
});
