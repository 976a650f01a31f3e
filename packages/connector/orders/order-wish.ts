import type { OrderView } from '../shop/types.ts';

/** What the engine should have of an order: nothing yet, the order, or its cancellation. */
export type OrderWish = 'wait' | 'place' | 'cancel';

const WISHES: Readonly<Record<OrderView['status'], OrderWish>> = {
	awaiting_confirmation: 'wait',
	awaiting_payment: 'wait',
	payment_failed: 'wait',
	received: 'place',
	paid: 'place',
	preparing: 'place',
	ready_for_pickup: 'place',
	shipped: 'place',
	completed: 'place',
	// It was shipped, and stays an order of the engine.
	returned: 'place',
	cancelled: 'cancel',
};

/** An order is placed once it is paid, or is paid on receipt. */
export const toOrderWish = ({ status }: OrderView): OrderWish => WISHES[status];
