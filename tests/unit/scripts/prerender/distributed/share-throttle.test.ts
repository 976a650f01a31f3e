import { expect, test } from 'vitest';
import { partOf } from '#scripts/prerender/distributed/share-throttle.ts';

test.each([
	[{ concurrency: 0, rate: 0 }, 3],
	[{ concurrency: 8, rate: 50 }, 3],
	[{ concurrency: 2, rate: 10 }, 5],
	[{ concurrency: 1, rate: 0 }, 1],
])('parts of %o among %i machines come to the whole', (politeness, machines) => {
	const parts = Array.from({ length: machines }, (_, place) => partOf(politeness, machines, place));
	const sum = (name: 'concurrency' | 'rate') => parts.reduce((total, part) => total + (part?.[name] ?? 0), 0);
	expect(sum('concurrency')).toBe(politeness.concurrency);
	expect(sum('rate')).toBeCloseTo(politeness.rate);
	// A part of 0 calls would be no limit.
	if (politeness.concurrency > 0) for (const part of parts) if (part) expect(part.concurrency).toBeGreaterThan(0);
});
