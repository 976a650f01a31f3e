import { canFit } from '@titraj/backend/shipping/parcel-size.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const LOCKER = [600, 400, 380];

describe('canFit', () => {
	it.each([
		['nothing', [], true],
		['exactly the space', [{ qty: 1, sizeMm: [600, 400, 380] }], true],
		['a piece that fits only when it is turned', [{ qty: 1, sizeMm: [370, 590, 390] }], true],
		['one side too long', [{ qty: 1, sizeMm: [601, 10, 10] }], false],
		['a flat screen', [{ qty: 1, sizeMm: [769, 458, 150] }], false],
		['pieces that fit alone, but not together', [{ qty: 2, sizeMm: [600, 400, 200] }], false],
		['pieces that fit together by volume', [{ qty: 2, sizeMm: [600, 400, 190] }], true],
		[
			'several products, one of which does not fit',
			[
				{ qty: 5, sizeMm: [10, 10, 10] },
				{ qty: 1, sizeMm: [401, 401, 10] },
			],
			false,
		],
	])('%s', (_title, pieces, fits) => {
		expect(canFit(pieces, LOCKER)).toBe(fits);
	});

	it('does not depend on the order of sides', () => {
		const side = fc.integer({ min: 1, max: 1_000 });
		const sides = fc.tuple(side, side, side);
		fc.assert(
			fc.property(sides, sides, fc.integer({ min: 1, max: 9 }), ([a, b, c], [x, y, z], qty) => {
				expect(canFit([{ qty, sizeMm: [b, c, a] }], [z, x, y])).toBe(canFit([{ qty, sizeMm: [a, b, c] }], [x, y, z]));
			}),
		);
	});
});
