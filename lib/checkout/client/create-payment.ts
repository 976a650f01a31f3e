import type { CheckoutNext, PaymentForm } from '@titraj/contract/checkout-outcome.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import type { Result } from '#lib/platform/http/result.ts';

export interface CreatedPayment {
	readonly next: CheckoutNext;
	readonly form: PaymentForm | null;
}

interface PaymentWish {
	readonly identificator: string;
	/** Set to retry a failed payment with this payment method. */
	readonly again?: { readonly code: string; readonly instalments: number };
}

/** Creates the payment of an order. Returns the next page, and the provider's form if it has one (Spec 4, Checkout result). */
export function createPayment({ identificator, again }: PaymentWish): Promise<Result<CreatedPayment>> {
	const query = new URLSearchParams({ order_identificator: identificator });
	if (again) {
		query.set('new_payment', '1');
		query.set('payment_code', again.code);
		if (again.instalments > 1) query.set('instalments', String(again.instalments));
	}
	return fetchApi(`/api/hapi/webshop/create-payment?${query}`);
}
