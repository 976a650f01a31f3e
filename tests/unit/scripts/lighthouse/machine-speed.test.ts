import { expect, test } from 'vitest';
import { slowdownOf } from '#scripts/lighthouse/machine-speed.ts';

test('a slower machine is slowed down less, so that it simulates the same phone', () => {
	expect([2500, 1750, 875, Number.NaN].map(slowdownOf)).toEqual([4, 4, 2, 4]);
});
