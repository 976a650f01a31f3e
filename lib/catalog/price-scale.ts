/** Bounds of a price slider in minor units. */
interface PriceRange {
	readonly from: number;
	readonly to: number;
}

/** Steps of a price slider: 0 is the lowest price, PRICE_STEPS the highest. */
export const PRICE_STEPS = 100;

/** Rounding of slider prices in minor units: finer for low prices, coarser for high ones. */
const ROUNDING: readonly (readonly [below: number, step: number])[] = [
	[50_00, 1_00],
	[200_00, 5_00],
	[1000_00, 10_00],
	[5000_00, 50_00],
];
const COARSEST = 100_00;

/** Price at a step of the slider. The scale is quadratic, because most prices are low. */
export function toScalePrice(place: number, { from, to }: PriceRange): number {
	if (place <= 0) return from;
	if (place >= PRICE_STEPS) return to;
	const exact = from + (to - from) * (place / PRICE_STEPS) ** 2;
	const step = ROUNDING.find(([below]) => exact < below)?.[1] ?? COARSEST;
	return Math.min(to, Math.max(from, Math.round(exact / step) * step));
}

/** Step of a price on the slider; prices out of range are clamped. */
export function toScalePlace(price: number, { from, to }: PriceRange): number {
	if (to <= from) return 0;
	const share = Math.min(1, Math.max(0, (price - from) / (to - from)));
	return Math.round(Math.sqrt(share) * PRICE_STEPS);
}
