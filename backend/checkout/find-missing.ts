import { DELIVERY_COUNTRIES } from '../shipping/shipping-rules.ts';
import type { CartState } from './load-cart-state.ts';
import { findPaymentFault } from './payment-fault.ts';
import { isComplete } from './stored-customer.ts';

/** What an order still lacks, in the order of the steps. */
export function findMissing(state: Omit<CartState, 'id' | 'version'>): ('customer' | 'shipping' | 'payment')[] {
	return [
		...(isComplete(state.customer) ? [] : (['customer'] as const)),
		...(hasShipping(state) ? [] : (['shipping'] as const)),
		...(hasPayment(state) ? [] : (['payment'] as const)),
	];
}

function hasShipping({ shipping, customer }: Pick<CartState, 'shipping' | 'customer'>): boolean {
	if (shipping === null) return false;
	if (shipping.rule.needsStore) return shipping.store !== null;
	return customer.delivery === null || DELIVERY_COUNTRIES.includes(customer.delivery.country);
}

function hasPayment({ payment, shipping, price }: Pick<CartState, 'payment' | 'shipping' | 'price'>): boolean {
	return payment !== null && findPaymentFault(payment.rule, { shippingCode: shipping?.rule.code ?? null, totalCents: price.total }) === null;
}
