import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRICE_STEPS, toScalePlace, toScalePrice } from '#lib/catalog/price-scale.ts';

const range = fc
	.tuple(fc.integer({ min: 0, max: 5_000_000_00 }), fc.integer({ min: 1, max: 5_000_000_00 }))
	.map(([from, width]) => ({ from, to: from + width }));
const place = fc.integer({ min: 0, max: PRICE_STEPS });

describe('the price slider', () => {
	test('ranges from the lowest price to the highest', () => {
		fc.assert(
			fc.property(range, place, (bounds, at) => {
				const price = toScalePrice(at, bounds);
				expect(price).toBeGreaterThanOrEqual(bounds.from);
				expect(price).toBeLessThanOrEqual(bounds.to);
				expect([toScalePrice(0, bounds), toScalePrice(PRICE_STEPS, bounds)]).toEqual([bounds.from, bounds.to]);
			}),
		);
	});

	test('is monotonic', () => {
		fc.assert(
			fc.property(
				range,
				place,
				place,
				(bounds, a, b) => void expect(toScalePrice(Math.min(a, b), bounds)).toBeLessThanOrEqual(toScalePrice(Math.max(a, b), bounds)),
			),
		);
	});

	test('a typed price has a position on it', () => {
		fc.assert(
			fc.property(range, fc.integer({ min: 0, max: 10_000_000_00 }), (bounds, price) => {
				const at = toScalePlace(price, bounds);
				expect(at >= 0 && at <= PRICE_STEPS).toBe(true);
			}),
		);
		expect(toScalePlace(5_00, { from: 9_00, to: 9_00 })).toBe(0);
	});

	test('gives round prices', () => {
		const bounds = { from: 7_00, to: 2399_00 };
		expect([10, 25, 50, 75, 90].map((at) => toScalePrice(at, bounds))).toEqual([31_00, 155_00, 610_00, 1350_00, 1950_00]);
	});
});
