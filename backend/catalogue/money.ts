/** Cents to the wire's major units. */
export const toMajor = (cents: number): number => cents / 100;

/** Whole per cent that `now` lies under `regular`. */
export const toDiscountPercent = (regular: number, now: number): number => (now < regular ? Math.round(((regular - now) / regular) * 100) : 0);
