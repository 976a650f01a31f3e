import { loadOnce, shareLoad } from '@titraj/contract/share-load.ts';
import { expect, test } from 'vitest';

test('loads once for concurrent callers, and caches the result', async () => {
	const kept = new Map<string, Promise<number>>();
	let loads = 0;
	const ask = () => shareLoad(kept, 'a', async () => ++loads);
	expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
	expect([await ask(), loads]).toEqual([1, 1]);
});

test('a failure rejects all waiting callers, and the next one loads again', async () => {
	const kept = new Map<string, Promise<string>>();
	const fail = () => shareLoad(kept, 'a', () => Promise.reject(new Error('EMFILE')));
	expect(await Promise.allSettled([fail(), fail()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
	expect(await shareLoad(kept, 'a', async () => 'read')).toBe('read');
});

test('a late failure does not remove a newer value', async () => {
	const kept = new Map<string, Promise<string>>();
	const first = Promise.withResolvers<string>();
	const slow = shareLoad(kept, 'a', () => first.promise);
	kept.delete('a');
	const next = shareLoad(kept, 'a', async () => 'new');
	first.reject(new Error('late'));
	await expect(slow).rejects.toThrow('late');
	expect(kept.get('a')).toBe(next);
});

test('a load without a key is cached once it succeeded', async () => {
	let turns = 0;
	const load = loadOnce(async () => {
		turns += 1;
		if (turns === 1) throw new Error('not yet');
		return turns;
	});
	await expect(load()).rejects.toThrow('not yet');
	expect([await load(), await load()]).toEqual([2, 2]);
});
