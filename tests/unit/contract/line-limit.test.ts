import { createLineLimit } from '@titraj/contract/line-limit.ts';
import { expect, test } from 'vitest';

test('writes a limited number of lines per window, and reports later how many were dropped', () => {
	const take = createLineLimit({ most: 2, windowMs: 1000 });
	expect([0, 1, 2, 3].map((now) => take(now).writes)).toEqual([true, true, false, false]);
	expect(take(1000)).toEqual({ writes: true, leftOut: 2 });
	expect(take(1001)).toEqual({ writes: true, leftOut: 0 });
});
