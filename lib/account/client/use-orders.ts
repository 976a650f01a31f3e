import type { Order } from '@titraj/contract/orders.ts';
import type { DataOf } from '#lib/platform/http/client.ts';
import { type AccountData, useAccount } from './use-account.ts';

export type OrderPage = DataOf<'_get_hapi_auth_orders'>;

/** A page of the customer's orders, newest first (Spec 7, my orders). */
export function useOrders({ page, limit }: { readonly page: number; readonly limit: number }): AccountData<OrderPage> {
	return useAccount(`/api/hapi/auth/orders?${new URLSearchParams({ page: String(page), limit: String(limit) })}`);
}

/** One order of the customer with all details; undefined loads nothing. */
export function useOrder(id: string | undefined): AccountData<Order> {
	return useAccount(id === undefined ? null : `/api/hapi/auth/order?${new URLSearchParams({ id })}`);
}
