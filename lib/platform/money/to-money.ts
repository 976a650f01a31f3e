import type { Money } from './money.ts';
import { normalisePrice } from './normalise-price.ts';

/** A wire price as money; null for null or an unreadable string. */
export function toMoney(price: number | string | null | undefined, currency: string): Money | null {
	if (price === null || price === undefined) return null;
	const minor = normalisePrice(price);
	return minor === null ? null : { minor, currency };
}
