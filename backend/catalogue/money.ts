/** Cents to the wire's major units. */
export const toMajor = (cents: number): number => cents / 100;

interface Reduced {
	readonly now_cents: number;
	readonly price_cents: number;
	readonly lowest_price_cents: number | null;
}

/** Whole per cent that a reduced price lies under the lowest of the 30 days before it; 0 where it does not (docs/decisions/0020). */
export function toDiscountPercent({ now_cents, price_cents, lowest_price_cents }: Reduced): number {
	const before = lowest_price_cents ?? price_cents;
	return now_cents < price_cents && now_cents < before ? Math.round(((before - now_cents) / before) * 100) : 0;
}
