import { firstPlaces } from '@titraj/backend/listing/columns/first-places.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Numbers of few kinds, so that many are equal, each with an id of its own. */
const anyNumbers = fc.array(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.nat()), { maxLength: 200 });

test('the places of the largest numbers are those that sorting puts first', () => {
	fc.assert(
		fc.property(anyNumbers, fc.nat(220), (pairs, count) => {
			const numbers = Float64Array.from(pairs, ([number]) => number);
			const order = pairs.map((_, place) => place).sort((a, b) => (pairs[a]?.[1] ?? 0) - (pairs[b]?.[1] ?? 0) || a - b);
			const ids = new Int32Array(pairs.length);
			for (const [id, place] of order.entries()) ids[place] = id;
			const sorted = pairs.map((_, place) => place).sort((a, b) => (numbers[b] ?? 0) - (numbers[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0));
			expect([...firstPlaces(numbers, (place) => ids[place] ?? 0, count)].sort((a, b) => a - b)).toEqual(sorted.slice(0, count).sort((a, b) => a - b));
		}),
	);
});
