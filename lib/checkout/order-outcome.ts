import type { Order } from '@titraj/contract/orders.ts';

export type OrderOutcome = 'cancelled' | 'waits_for_staff' | 'payment_failed' | 'waits_for_bank' | 'paid' | 'paid_lacking' | 'placed';

/**
 * State of an order from the shopper's point of view (Spec 4, Checkout result). `placed`: nothing is pending except a transfer, or payment on delivery;
 * `paid_lacking`: the payment arrived when there were no longer enough goods.
 */
export function findOrderOutcome({
	status,
	payment,
	total,
	is_reserved,
}: Pick<Order, 'status' | 'is_reserved'> & { payment: Pick<Order['payment'], 'status' | 'payment_type'>; total: Pick<Order['total'], 'total'> }): OrderOutcome {
	if (status === 'cancelled') return 'cancelled';
	if (status === 'awaiting_confirmation') return 'waits_for_staff';
	if (status === 'paid' && is_reserved === false) return 'paid_lacking';
	if (payment.status === 'approved') return Number(total.total) === 0 ? 'placed' : 'paid';
	if (payment.payment_type === null) return 'placed';
	return payment.status === 'declined' || payment.status === 'cancelled' ? 'payment_failed' : 'waits_for_bank';
}
