import { LruMap } from '@titraj/backend/platform/cache/lru-map.ts';
import { expect, test } from 'vitest';

test('drops the value that was not used for the longest time', () => {
	const map = new LruMap<string, number>(2);
	map.set('a', 1);
	map.set('b', 2);
	expect(map.get('a')).toBe(1);
	map.set('c', 3);
	expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});

test('replaces a value without dropping another', () => {
	const map = new LruMap<string, number>(2);
	map.set('a', 1);
	map.set('b', 2);
	map.set('a', 3);
	expect([map.get('a'), map.get('b')]).toEqual([3, 2]);
});
