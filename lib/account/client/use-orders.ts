import type { Order, OrderSummary } from '@titraj/contract/orders.ts';
import { type AccountData, useAccount } from './use-account.ts';

export interface OrderPage {
	readonly items: readonly OrderSummary[];
	readonly total: number;
}

/** A page of the customer's orders, newest first (Spec 7, my orders). */
export function useOrders({ page, limit }: { readonly page: number; readonly limit: number }): AccountData<OrderPage> {
	return useAccount<OrderPage>(`/api/hapi/auth/orders?${new URLSearchParams({ page: String(page), limit: String(limit) })}`);
}

/** One of the customer's own orders in full. */
export function useOrder(id: string | undefined): AccountData<Order> {
	return useAccount<Order>(id === undefined ? null : `/api/hapi/auth/order?${new URLSearchParams({ id })}`);
}
