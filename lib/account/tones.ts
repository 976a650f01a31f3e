import type { Coupon } from '@titraj/contract/coupons.ts';
import type { OrderStatus } from '@titraj/contract/orders.ts';

type Tone = 'info' | 'highlight' | 'ok' | 'warn' | 'error';

/** How an order's state is set apart: good news, waiting for the customer, bad news, or simply under way. */
export const ORDER_TONES: Readonly<Partial<Record<OrderStatus, Tone>>> = {
	received: 'info',
	awaiting_confirmation: 'warn',
	awaiting_payment: 'warn',
	payment_failed: 'error',
	paid: 'ok',
	preparing: 'info',
	ready_for_pickup: 'warn',
	shipped: 'info',
	completed: 'ok',
};

/** How a coupon's state is set apart; one that is over is plain. */
export const COUPON_TONES: Readonly<Partial<Record<Coupon['status'], Tone>>> = { active: 'ok', upcoming: 'info' };
