import type { OrderStatus } from '@titraj/contract/order-status.ts';

/** Why staff cannot issue a paper of an order in this state; null if they can. An advance may have come in a way that the shop does not know. */
export function findPaperRefusal(kind: 'proforma' | 'advance_invoice' | 'invoice', status: OrderStatus): string | null {
	if (kind === 'advance_invoice') return null;
	if (status === 'cancelled') return 'the order is cancelled';
	return kind === 'invoice' && status === 'awaiting_confirmation' ? 'the order waits for its confirmation' : null;
}
