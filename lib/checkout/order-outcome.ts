import type { Order } from '@titraj/contract/orders.ts';

export type OrderOutcome = 'cancelled' | 'waits_for_staff' | 'payment_failed' | 'waits_for_bank' | 'paid' | 'placed';

/** State of an order from the shopper's point of view; `placed`: nothing is pending except a transfer, or payment on delivery (Spec 4, Checkout result). */
export function findOrderOutcome({
	status,
	payment,
	total,
}: Pick<Order, 'status'> & { payment: Pick<Order['payment'], 'status' | 'payment_type'>; total: Pick<Order['total'], 'total'> }): OrderOutcome {
	if (status === 'cancelled') return 'cancelled';
	if (status === 'awaiting_confirmation') return 'waits_for_staff';
	if (payment.status === 'approved') return Number(total.total) === 0 ? 'placed' : 'paid';
	if (payment.payment_type === null) return 'placed';
	return payment.status === 'declined' || payment.status === 'cancelled' ? 'payment_failed' : 'waits_for_bank';
}
