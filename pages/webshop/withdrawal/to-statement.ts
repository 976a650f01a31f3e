import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { writeOrderNumber } from '#lib/checkout/order-number.ts';

/** What an order says of who withdraws from it, as texts of the form by field. */
export function toStatement({ number, email, delivery, billing }: OpenOrder, numberPattern: string): Readonly<Record<string, string>> {
	const buyer = billing ?? delivery;
	return { number: writeOrderNumber(numberPattern, number), email, ...(buyer && { name: `${buyer.first_name} ${buyer.last_name}` }) };
}
