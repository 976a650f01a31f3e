import { splitInstalments } from '@titraj/contract/formats/instalments.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const sumOf = (total: number, count: number, currency: string) => {
	const { amount, last } = splitInstalments(total, count, currency);
	return amount * (count - 1) + last;
};

test('599.00 in 24 instalments comes to 599.00, not to 599.04', () => {
	expect(splitInstalments(59900, 24, 'EUR')).toEqual({ amount: 2495, last: 2515 });
});

test('instalments sum to the total, and the last exceeds the others by fewer cents than there are instalments', () =>
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 60 }), (total, count) => {
			const { amount, last } = splitInstalments(total, count, 'EUR');
			expect(sumOf(total, count, 'EUR')).toBe(total);
			expect(last - amount).toBeGreaterThanOrEqual(0);
			expect(last - amount).toBeLessThan(count);
		}),
	));

test('dinars are split into whole dinars', () => {
	expect(splitInstalments(117_200, 3, 'RSD')).toEqual({ amount: 39_000, last: 39_200 });
	expect(sumOf(117_200, 3, 'RSD')).toBe(117_200);
});
