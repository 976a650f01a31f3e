import type { PaymentMethod } from '@titraj/contract/payment-methods.ts';

/** The number of rates that was chosen, where a way to pay has it for what the cart comes to now; else 1. */
export function toRates(method: Pick<PaymentMethod, 'instalments'> | undefined, chosen: number): number {
	return method?.instalments.some(({ count }) => count === chosen) ? chosen : 1;
}
