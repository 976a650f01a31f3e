import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import type { NextStatus, Order } from '../../api/orders.ts';

interface Steps {
	/** Statuses that come next, the usual one first. */
	readonly next: readonly NextStatus[];
	readonly canShip: boolean;
	readonly canCancel: boolean;
}

const NOTHING: Steps = { next: [], canShip: false, canCancel: false };

/** What can be done with an order in its status; the API refuses what is not possible after all. */
export function toSteps(order: Pick<Order, 'status' | 'parcels'>): Steps {
	const isPickup = order.parcels.every(({ store }) => store !== null);
	switch (order.status) {
		case 'awaiting_confirmation':
			return { next: ['accepted'], canShip: false, canCancel: true };
		case 'awaiting_payment':
		case 'payment_failed':
			return { ...NOTHING, canCancel: true };
		case 'received':
		case 'paid':
			return { next: ['preparing', ...(isPickup ? (['ready_for_pickup'] as const) : [])], canShip: !isPickup, canCancel: true };
		case 'preparing':
			return { next: isPickup ? ['ready_for_pickup'] : [], canShip: !isPickup, canCancel: true };
		case 'ready_for_pickup':
			return { next: ['delivered'], canShip: false, canCancel: true };
		case 'shipped':
			return { ...NOTHING, next: ['delivered'] };
		case 'completed':
		case 'cancelled':
		case 'returned':
			return NOTHING;
	}
}

/** Whether goods can be added: the order is neither paid nor being packed. While a payment is awaited, only a bank transfer has no amount that is being charged already. */
export const canGetGoods = ({ status, payment }: Pick<Order, 'status' | 'payment'>): boolean =>
	payment.received === '0.00' &&
	(status === 'awaiting_confirmation' || status === 'received' || (status === 'awaiting_payment' && payment.code === BANK_TRANSFER));

/** Lines with pieces that have not left. */
export const openLines = (order: Pick<Order, 'parcels'>) =>
	order.parcels
		.flatMap(({ items }) => items.map(({ line, title, quantity, shipped, backordered }) => ({ line, title, open: quantity - shipped, waiting: backordered })))
		.filter(({ open }) => open > 0);

/** Lines with pieces that the order waits for, while it can be packed. */
export const waitingLines = (order: Pick<Order, 'parcels' | 'status'>) =>
	PACKED.includes(order.status) ? openLines(order).flatMap((line) => (line.waiting > 0 ? [{ ...line, open: line.waiting }] : [])) : [];

const PACKED: readonly Order['status'][] = ['received', 'paid', 'preparing'];

/** Lines with pieces that the customer has. */
export const goneLines = (order: Pick<Order, 'parcels' | 'status'>) =>
	order.parcels
		.flatMap(({ items }) =>
			items.map(({ line, title, quantity, shipped, returned }) => ({ line, title, gone: (isOut(order.status) ? quantity : shipped) - returned })),
		)
		.filter(({ gone }) => gone > 0);

/** Pieces by line that a withdrawal names, of those that the customer still has; all of these if it is of the whole order. */
export function toSentBack(order: Pick<Order, 'parcels' | 'status' | 'withdrawals'>, reference: string): ReadonlyMap<number, number> {
	const withdrawal = order.withdrawals.find((each) => each.reference === reference);
	if (withdrawal === undefined) return new Map();
	const isWhole = withdrawal.goods === null && withdrawal.lines.length === 0;
	const named = new Map(withdrawal.lines.map(({ sku, quantity }) => [sku, quantity]));
	const skus = new Map(order.parcels.flatMap(({ items }) => items.map(({ line, sku }) => [line, sku])));
	return new Map(goneLines(order).map(({ line, gone }) => [line, isWhole ? gone : Math.min(gone, named.get(skus.get(line) ?? '') ?? 0)]));
}

const isOut = (status: Order['status']): boolean => status === 'shipped' || status === 'completed';
