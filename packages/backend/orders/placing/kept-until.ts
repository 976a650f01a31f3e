import type { OrderStatus } from '@titraj/contract/orders.ts';
import { PAY_IN_STORE } from '@titraj/contract/payment-codes.ts';
import { type OrderLimits, toPickupEnd } from '../../platform/settings/order-limits.ts';

/** While one of these is its status, an order that is paid at pickup waits for its customer. */
export const AT_PICKUP: readonly OrderStatus[] = ['received', 'ready_for_pickup'];

/** Until when an order's goods are kept that is paid at pickup; null for any other, and for one that costs nothing. */
export const toKeptUntil = ({ payment_code, total_cents }: { payment_code: string; total_cents: number }, since: Date, limits: OrderLimits): Date | null =>
	payment_code === PAY_IN_STORE && total_cents > 0 ? toPickupEnd(since, limits) : null;
