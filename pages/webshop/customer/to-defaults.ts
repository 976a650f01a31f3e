import type { CartCustomer } from '@titraj/contract/checkout.ts';
import type { OrderAddress } from '@titraj/contract/orders.ts';
import { BILL_ELSEWHERE, BILLING, FOR_COMPANY } from '#lib/checkout/customer-form.ts';

/** Default values of the form by field, from the cart's customer data. */
export function toDefaults({ email, delivery, billing, newsletter }: CartCustomer): Readonly<Record<string, string>> {
	const company = delivery?.company ?? billing?.company;
	return {
		...(email && { email }),
		...toTexts(delivery, ''),
		...toTexts(billing, BILLING),
		...(company && { [FOR_COMPANY]: 'on' }),
		...(billing && { [BILL_ELSEWHERE]: 'on' }),
		...(newsletter && { newsletter: 'on' }),
	};
}

function toTexts(address: OrderAddress | null, prefix: string): Record<string, string> {
	return Object.fromEntries(Object.entries(address ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[prefix + name, value]] : [])));
}
