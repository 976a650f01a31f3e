import { setImmediate } from 'node:timers/promises';
import { sharedLookup } from '@titraj/backend/platform/database/shared-lookup.ts';
import { expect, test, vi } from 'vitest';

/** A lookup that finds each key in upper case when it is released, and its calls. */
function slowLookup(patience?: number) {
	const calls: { keys: readonly string[]; release: (error?: Error) => void }[] = [];
	const lookUpAll = sharedLookup(
		(keys: readonly string[]) =>
			new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
				const release = (error?: Error) =>
					error ? reject(error) : resolve(new Map(keys.filter((key) => key !== 'missing').map((key) => [key, key.toUpperCase()])));
				calls.push({ keys, release });
			}),
		patience,
	);
	const lookUp = async (key: string) => (await lookUpAll([key])).get(key);
	return { lookUp, calls };
}

/** Until what was wanted so far is looked up. */
const turn = async () => {
	await setImmediate();
	await setImmediate();
};

test('keys that are wanted in one turn of the event loop are looked up together', async () => {
	const { lookUp, calls } = slowLookup();
	const found = Promise.all([lookUp('a'), lookUp('b')]);
	await turn();
	calls[0]?.release();
	expect(await found).toEqual(['A', 'B']);
	expect(calls).toHaveLength(1);
});

test('keys that are wanted while a lookup runs are looked up together afterwards', async () => {
	const { lookUp, calls } = slowLookup();
	const first = lookUp('a');
	await turn();
	const later = [lookUp('b'), lookUp('missing'), lookUp('b'), lookUp('a')];
	await turn();
	expect(calls.map(({ keys }) => keys)).toEqual([['a']]);
	calls[0]?.release();
	expect(await first).toBe('A');
	await turn();
	expect(calls.map(({ keys }) => keys)).toEqual([['a'], ['b', 'missing', 'a']]);
	calls[1]?.release();
	expect(await Promise.all(later)).toEqual(['B', undefined, 'B', 'A']);
});

test('a lookup that fails does so only for its own keys', async () => {
	const { lookUp, calls } = slowLookup();
	const failing = lookUp('a');
	await turn();
	const next = lookUp('a');
	calls[0]?.release(new Error('no connection'));
	await expect(failing).rejects.toThrow('no connection');
	await turn();
	calls[1]?.release();
	expect(await next).toBe('A');
});

test('a lookup that hangs does not hold the next one for long', async () => {
	const { lookUp, calls } = slowLookup(10);
	const hanging = lookUp('a');
	await turn();
	const next = lookUp('b');
	await vi.waitFor(() => expect(calls).toHaveLength(2));
	calls[1]?.release();
	expect(await next).toBe('B');
	calls[0]?.release();
	expect(await hanging).toBe('A');
});
