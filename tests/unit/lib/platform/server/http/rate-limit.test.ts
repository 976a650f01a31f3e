import { expect, test } from 'vitest';
import { createRateLimit } from '#lib/platform/server/http/rate-limit.server.ts';

test('a key has a limited number of attempts in a window, then waits for its end', () => {
	const limit = createRateLimit({ attempts: 2, windowMs: 10_000 });
	expect([limit.take('a', 0), limit.take('a', 1), limit.take('a', 4000), limit.take('b', 4000), limit.take('a', 10_000)]).toEqual([0, 0, 6, 0, 0]);
});

test('an attempt that is taken back does not count; the others do', () => {
	const limit = createRateLimit({ attempts: 2, windowMs: 10_000 });
	for (let turn = 0; turn < 5; turn++) {
		expect(limit.take('a', turn)).toBe(0);
		limit.release('a');
	}
	limit.release('a');
	expect([limit.take('a', 6), limit.take('a', 7), limit.take('a', 8)]).toEqual([0, 0, 10]);
});

test('memory is bounded: the oldest windows are removed', () => {
	const limit = createRateLimit({ attempts: 1, windowMs: 10_000, maximumKeys: 2 });
	for (const key of ['a', 'b', 'c']) limit.take(key, 0);
	expect(limit.take('a', 1)).toBe(0);
	expect(limit.take('c', 1)).toBeGreaterThan(0);
});
