import type { Coupon } from '@titraj/contract/coupons.ts';
import type { OrderStatus } from '@titraj/contract/order-status.ts';

type Tone = 'info' | 'highlight' | 'ok' | 'warn' | 'error';

/** Badge tone by order status; a status without one is neutral. */
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

/** Badge tone by coupon status; a status without one is neutral. */
export const COUPON_TONES: Readonly<Partial<Record<Coupon['status'], Tone>>> = { active: 'ok', upcoming: 'info' };
