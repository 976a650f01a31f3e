import { expect, test } from 'vitest';
import { shareOfLimits } from '#scripts/prerender/distributed/share-throttle.ts';

test.each([
	[{ concurrency: 0, rate: 0 }, 3],
	[{ concurrency: 8, rate: 50 }, 3],
	[{ concurrency: 2, rate: 10 }, 5],
	[{ concurrency: 1, rate: 0 }, 1],
])('the shares of %o among %i machines add up to the whole', (limits, machines) => {
	const shares = Array.from({ length: machines }, (_, place) => shareOfLimits(limits, machines, place));
	const sum = (name: 'concurrency' | 'rate') => shares.reduce((total, share) => total + (share?.[name] ?? 0), 0);
	expect(sum('concurrency')).toBe(limits.concurrency);
	expect(sum('rate')).toBeCloseTo(limits.rate);
	// A share of 0 calls would mean no limit.
	if (limits.concurrency > 0) for (const share of shares) if (share) expect(share.concurrency).toBeGreaterThan(0);
});
