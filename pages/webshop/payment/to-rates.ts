import type { PaymentMethod } from '@titraj/contract/payment-methods.ts';

/** The chosen number of instalments if the payment method offers it for the current total; else 1. */
export function toRates(method: Pick<PaymentMethod, 'instalments'> | undefined, chosen: number): number {
	return method?.instalments.some(({ count }) => count === chosen) ? chosen : 1;
}
