import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRateLimit } from '#lib/platform/server/http/rate-limit.server.ts';

test('a key has a limited number of attempts at once, then one for each part of the window that has passed', () => {
	const limit = createRateLimit({ attempts: 2, windowMs: 10_000 });
	expect([limit.take('a', 0), limit.take('a', 1), limit.take('a', 2000), limit.take('b', 2000), limit.take('a', 5000), limit.take('a', 5001)]).toEqual([
		0, 0, 3, 0, 0, 5,
	]);
});

test('a burst allows more at once than come back in a window', () => {
	const limit = createRateLimit({ attempts: 2, windowMs: 10_000, burst: 4 });
	expect([0, 0, 0, 0, 0, 5000, 5000].map((now) => limit.take('a', now))).toEqual([0, 0, 0, 0, 5, 0, 5]);
});

test('an attempt may count as a fraction of one', () => {
	const limit = createRateLimit({ attempts: 2, windowMs: 10_000 });
	expect(Array.from({ length: 11 }, () => limit.take('a', 0, 0.2))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test('an attempt that is taken back does not count; the others do', () => {
	const limit = createRateLimit({ attempts: 2, windowMs: 10_000 });
	for (let turn = 0; turn < 5; turn++) {
		expect(limit.take('a', turn)).toBe(0);
		limit.release('a');
	}
	expect([limit.take('a', 6), limit.take('a', 7), limit.take('a', 8)]).toEqual([0, 0, 5]);
});

test('more attempts taken back than made do not allow more than the burst at once', () => {
	const limit = createRateLimit({ attempts: 2, windowMs: 10_000 });
	limit.take('a', 0);
	for (let turn = 0; turn < 5; turn++) limit.release('a');
	expect([limit.take('a', 0), limit.take('a', 0), limit.take('a', 0)]).toEqual([0, 0, 5]);
});

test('whenever attempts come, no stretch of time has more than the burst and its share of the windows', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 200 }), fc.integer({ min: 1, max: 9 }), (times, burst) => {
			const limit = createRateLimit({ attempts: 5, windowMs: 10_000, burst });
			const allowed = times.toSorted((a, b) => a - b).filter((now) => limit.take('a', now) === 0);
			for (const [from, first] of allowed.entries())
				for (const [to, last] of allowed.entries()) if (to >= from) expect(to - from + 1).toBeLessThanOrEqual(burst + (last - first) / 2000 + 1e-6);
		}),
	);
});

test('memory is bounded: the keys that were longest without an attempt are removed', () => {
	const limit = createRateLimit({ attempts: 1, windowMs: 10_000, maximumKeys: 2 });
	for (const key of ['a', 'b', 'c']) limit.take(key, 0);
	expect(limit.take('a', 1)).toBe(0);
	expect(limit.take('c', 1)).toBeGreaterThan(0);
});
