import type { OrderStatus } from '@titraj/contract/order-status.ts';
import { PAY_IN_STORE } from '@titraj/contract/payment-codes.ts';
import { type OrderLimits, toPickupEnd } from '../../platform/settings/order-limits.ts';

/** Statuses in which an order that is paid at pickup waits for its customer. */
export const AT_PICKUP: readonly OrderStatus[] = ['received', 'ready_for_pickup'];

/**
 * Until when the goods of an order that is paid at pickup are reserved; null for other orders and for free ones. An order whose pieces are still to come has no such time
 * until it is ready: `takeFromStock` removes it.
 */
export const toKeptUntil = ({ payment_code, total_cents }: { payment_code: string; total_cents: number }, since: Date, limits: OrderLimits): Date | null =>
	payment_code === PAY_IN_STORE && total_cents > 0 ? toPickupEnd(since, limits) : null;
