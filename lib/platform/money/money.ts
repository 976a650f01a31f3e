/** Money everywhere past the wire: integer minor units (cents) and an ISO 4217 code (D6). */
export interface Money {
	readonly minor: number;
	readonly currency: string;
}

/** Sum of amounts of one currency; mixing currencies is a programming error and throws. */
export function addMoney(a: Money, b: Money): Money {
	if (a.currency !== b.currency) throw new Error(`Cannot add ${b.currency} to ${a.currency}`);
	return { minor: a.minor + b.minor, currency: a.currency };
}

/** `quantity` times the amount, rounded half up to a whole minor unit. */
export function multiplyMoney(money: Money, quantity: number): Money {
	return { minor: Math.round(money.minor * quantity), currency: money.currency };
}
