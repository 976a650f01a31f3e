import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { writeOrderNumber } from '#lib/checkout/order-number.ts';

interface Known {
	readonly numberPattern: string;
	/** Text typed earlier, possibly for another order. */
	readonly stored: Readonly<Record<string, string>> | undefined;
}

/** Initial values of the form: the order's, overridden by those typed earlier for the same order. */
export function toDefaults(order: OpenOrder | undefined, { numberPattern, stored }: Known): Readonly<Record<string, string>> {
	if (!order) return { ...stored };
	const own = toStatement(order, numberPattern);
	return stored?.['number'] === own['number'] ? { ...own, ...stored } : own;
}

/** Default values of the form by field, from the order. */
function toStatement({ number, email, delivery, billing }: OpenOrder, numberPattern: string): Readonly<Record<string, string>> {
	const buyer = billing ?? delivery;
	return { number: writeOrderNumber(numberPattern, number), email, ...(buyer && { name: `${buyer.first_name} ${buyer.last_name}` }) };
}
