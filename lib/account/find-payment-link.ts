import type { Order } from '@titraj/contract/orders.ts';
import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import { findOrderOutcome } from '#lib/checkout/order-outcome.ts';
import type { AccountProps } from './account-screens.ts';

export interface PaymentLink {
	/** `again`: another attempt after a failed payment. `slip`: details of a bank transfer that is awaited. */
	readonly kind: 'again' | 'slip';
	readonly url: string;
}

/** Link to the page on which an unpaid order can be paid; undefined if nothing is due or the shop has no such page. */
export function findPaymentLink(order: Order, pay: AccountProps['pay']): PaymentLink | undefined {
	const kind = order.payment.may_retry ? 'again' : 'slip';
	const page = kind === 'again' || (order.payment.code === BANK_TRANSFER && findOrderOutcome(order) === 'placed') ? pay?.[kind] : undefined;
	return page === undefined ? undefined : { kind, url: `${page}?order_identificator=${order.order_identificator}` };
}
