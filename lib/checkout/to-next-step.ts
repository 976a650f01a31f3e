import type { Order } from '@titraj/contract/orders.ts';
import { BANK_TRANSFER, CASH_ON_DELIVERY, PAY_IN_STORE } from '@titraj/contract/payment-codes.ts';
import { findOrderOutcome } from './order-outcome.ts';

export type NextStep = 'transfer' | 'pay_at_pickup' | 'pay_courier' | 'pickup' | 'shipping';

type Known = Parameters<typeof findOrderOutcome>[0] & {
	readonly payment: Pick<Order['payment'], 'code'>;
	readonly parcels: readonly Pick<Order['parcels'][number], 'location_title'>[];
};

/** Order statuses at which every next step is already done. */
const OVER: ReadonlySet<Order['status']> = new Set<Order['status']>(['ready_for_pickup', 'shipped', 'completed']);

/** Next step of a placed or paid order, by payment and delivery method; null for other outcomes, and if nothing is left to do. */
export function toNextStep(order: Known): NextStep | null {
	const outcome = findOrderOutcome(order);
	if ((outcome !== 'placed' && outcome !== 'paid') || OVER.has(order.status)) return null;
	const isPickup = order.parcels.some(({ location_title }) => location_title !== null);
	const handedOver = isPickup ? 'pickup' : 'shipping';
	if (outcome === 'paid' || Number(order.total.total) === 0) return handedOver;
	if (order.payment.code === BANK_TRANSFER) return 'transfer';
	if (order.payment.code === PAY_IN_STORE) return 'pay_at_pickup';
	if (order.payment.code === CASH_ON_DELIVERY) return isPickup ? 'pay_at_pickup' : 'pay_courier';
	// Unknown payment methods get no payment instructions.
	return handedOver;
}
