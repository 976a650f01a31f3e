import { describe, expect, test, vi } from 'vitest';
import { createMemoryBudget } from '#lib/platform/server/cache/memory-budget.server.ts';
import { createResponseCache } from '#lib/platform/server/cache/response-cache.server.ts';

const MINUTE = 60_000;
/** Room for four responses of 30,000 bytes. */
const BUDGET = 125_000;

function openCache(maximumEntries = 10) {
	const clock = { now: 0 };
	let loads = 0;
	const cache = createResponseCache({ maximumEntries, staleMinutes: 10, now: () => clock.now });
	return { cache, clock, load: async () => ++loads, loads: () => loads };
}

describe('response cache', () => {
	test('concurrent calls for a missing value share one load', async () => {
		const { cache, load, loads } = openCache();
		expect(await Promise.all(Array.from({ length: 20 }, () => cache.get('a', 2, load)))).toEqual(Array.from({ length: 20 }, () => 1));
		expect(loads()).toBe(1);
	});
	test('a fresh value is cached, a stale one is returned and refreshed once in the background', async () => {
		const { cache, clock, load, loads } = openCache();
		await cache.get('a', 2, load);
		clock.now = 2 * MINUTE - 1;
		expect(await cache.get('a', 2, load)).toBe(1);
		clock.now = 2 * MINUTE;
		expect(await Promise.all([cache.get('a', 2, load), cache.get('a', 2, load)])).toEqual([1, 1]);
		await vi.waitFor(async () => expect(await cache.get('a', 2, load)).toBe(2));
		expect(loads()).toBe(2);
	});
	test('a clock that is set back makes nothing fresh, and no pause longer', async () => {
		const { cache, clock, load } = openCache();
		clock.now = 70 * MINUTE;
		await cache.get('a', 2, load);
		clock.now = 10 * MINUTE;
		expect(await cache.get('a', 2, load)).toBe(1);
		await vi.waitFor(async () => expect(await cache.get('a', 2, load)).toBe(2));
		const paused = createResponseCache({ maximumEntries: 9, staleMinutes: 10, failurePause: 1000, now: () => clock.now });
		await expect(paused.get('a', 2, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
		clock.now = 0;
		expect(await paused.get('a', 2, async () => 'up')).toBe('up');
	});
	test('a value older than its stale time is not returned', async () => {
		const { cache, clock, load } = openCache();
		await cache.get('a', 2, load);
		clock.now = 12 * MINUTE;
		expect(await cache.get('a', 2, load)).toBe(2);
	});
	test('a failed load is not cached; a stale value survives it', async () => {
		const { cache, clock, load } = openCache();
		const fail = () => Promise.reject(new Error('down'));
		await expect(cache.get('a', 2, fail)).rejects.toThrow('down');
		expect(await cache.get('a', 2, load)).toBe(1);
		clock.now = 3 * MINUTE;
		expect(await cache.get('a', 2, fail)).toBe(1);
		expect(await cache.get('a', 2, fail)).toBe(1);
	});
	test('the least recently used value is evicted first', async () => {
		const { cache, load } = openCache(2);
		for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, 2, load);
		expect(cache.size).toBe(2);
		expect(await cache.get('a', 2, load)).toBe(1);
		expect(await cache.get('b', 2, load)).toBe(4);
	});
	test('clear removes keys by prefix', async () => {
		const { cache, load } = openCache();
		for (const key of ['labels hr', 'labels en', 'info']) await cache.get(key, 2, load);
		expect(cache.clear(['labels'])).toBe(2);
		expect(cache.clear()).toBe(1);
	});
	test('during an outage the last good value is returned with its age, however old', async () => {
		const { cache, clock, load } = openCache();
		const fail = () => Promise.reject(new Error('down'));
		await cache.get('a', 2, load);
		clock.now = 600 * MINUTE;
		expect(await cache.read('a', 2, fail)).toEqual({ value: 1, outFor: 36_000 });
		clock.now += 6000;
		expect(await cache.read('a', 2, load)).toEqual({ value: 2 });
	});
	test('a source that is down is not called for five seconds', async () => {
		const { cache, clock, load, loads } = openCache();
		let asked = 0;
		const fail = () => Promise.reject(new Error(`down ${++asked}`));
		await cache.get('a', 2, load);
		clock.now = 3 * MINUTE;
		for (let turn = 0; turn < 50; turn++) await cache.get('a', 2, fail);
		expect(asked).toBe(1);
		clock.now += 5000;
		await cache.get('a', 2, fail);
		expect([asked, loads()]).toEqual([2, 1]);
	});
	test('a rejection is an answer: the cached value is removed', async () => {
		const clock = { now: 0 };
		const cache = createResponseCache({ maximumEntries: 9, staleMinutes: 10, isOutage: () => false, now: () => clock.now });
		await cache.get('a', 2, async () => 1);
		clock.now = 13 * MINUTE;
		await expect(cache.get('a', 2, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
		expect(cache.size).toBe(0);
	});
	test('a load that started before a clear is not cached after it', async () => {
		const { cache } = openCache();
		let finish = (_: number) => {};
		const slow = cache.get(
			'a',
			2,
			() =>
				new Promise<number>((done) => {
					finish = done;
				}),
		);
		cache.clear();
		finish(1);
		expect(await slow).toBe(1);
		expect(await cache.get('a', 2, async () => 2)).toBe(2);
	});
	test('with a pause, a failed load answers all calls within it', async () => {
		const clock = { now: 0 };
		let asked = 0;
		const cache = createResponseCache({ maximumEntries: 9, staleMinutes: 10, failurePause: 1000, now: () => clock.now });
		const fail = () => Promise.reject(new Error(`down ${++asked}`));
		for (let turn = 0; turn < 5; turn++) await expect(cache.get('a', 2, fail)).rejects.toThrow('down 1');
		clock.now = 1000;
		await expect(cache.get('a', 2, fail)).rejects.toThrow('down 2');
	});

	describe('values that depend on visitor input', () => {
		const open = () => createResponseCache({ maximumEntries: 100, budget: createMemoryBudget(BUDGET), largestBytes: 40_000, staleMinutes: 10, now: () => 0 });
		const pick = (cache: ReturnType<typeof open>, key: string, bytes: number) => cache.read(key, 2, async () => key, { bytes: () => bytes });

		test('stay within the budget together, evicting the least recently used', async () => {
			const cache = open();
			for (const key of ['a', 'b', 'a', 'c', 'd', 'e']) await pick(cache, key, 30_000);
			expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.has(key))).toEqual(['a', 'c', 'd', 'e']);
		});
		test('are not cached if one exceeds the size limit', async () => {
			const cache = open();
			await pick(cache, 'small', 30_000);
			expect((await pick(cache, 'large', 40_001)).value).toBe('large');
			expect([cache.has('small'), cache.has('large')]).toEqual([true, false]);
		});
		test('never evict shared values, however large those are', async () => {
			const cache = createResponseCache({ maximumEntries: 3, budget: createMemoryBudget(BUDGET), staleMinutes: 10, now: () => 0 });
			await cache.get('routes', 2, async () => 'x'.repeat(500_000));
			await cache.get('token', 2, async () => 'y');
			for (let turn = 0; turn < 50; turn++) await pick(cache, `list ${turn}`, 10_000);
			expect([cache.has('routes'), cache.has('token'), cache.size]).toEqual([true, true, 3]);
		});
		test('count with their keys', async () => {
			const budget = createMemoryBudget(BUDGET);
			const cache = createResponseCache({ maximumEntries: 100, budget, staleMinutes: 10, now: () => 0 });
			for (let turn = 0; turn < 50; turn++) await pick(cache, `${turn} ${'x'.repeat(10_000)}`, 1);
			expect([cache.size, budget.bytes > BUDGET]).toEqual([6, false]);
		});
		test('count with the failures that are remembered', async () => {
			const budget = createMemoryBudget(BUDGET);
			const cache = createResponseCache({ maximumEntries: 100, budget, staleMinutes: 10, failurePause: 1000, now: () => 0 });
			for (let turn = 0; turn < 50; turn++) await cache.get(`${turn} ${'x'.repeat(10_000)}`, 2, () => Promise.reject(new Error('down'))).catch(() => undefined);
			expect(budget.bytes).toBeLessThanOrEqual(BUDGET);
			expect(budget.bytes).toBeGreaterThan(20_000);
		});
		test('release their bytes when they are removed', async () => {
			const cache = open();
			for (const key of ['a', 'b', 'c']) await pick(cache, key, 30_000);
			cache.clear(['a', 'b']);
			for (const key of ['d', 'e']) await pick(cache, key, 30_000);
			expect([cache.has('c'), cache.has('d'), cache.has('e')]).toEqual([true, true, true]);
		});
		test('a value that has grown too large is removed', async () => {
			const clock = { now: 0 };
			const cache = createResponseCache({
				maximumEntries: 9,
				budget: createMemoryBudget(BUDGET),
				largestBytes: 40_000,
				staleMinutes: 10,
				now: () => clock.now,
			});
			await pick(cache, 'a', 30_000);
			clock.now = 13 * MINUTE;
			await pick(cache, 'a', 50_000);
			expect(cache.has('a')).toBe(false);
		});
	});
});
