/** Cents to the wire's major units. */
export const toMajor = (cents: number): number => cents / 100;
