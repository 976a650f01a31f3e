import type { CartAnswer } from '@titraj/contract/cart.ts';
import type { Static } from 'typebox';
import type { Client } from './client.ts';

/** The cart as in the response. */
export function cartOf({ success, label_name, data }: Static<typeof CartAnswer>) {
	const items = data?.parcels.flatMap((parcel) => parcel.items) ?? [];
	return { success, label_name, version: data?.version ?? -1, total: data?.total, items, lines: items.map((line) => `${line.qty} ${line.shopping_cart_code}`) };
}

/** Cart calls of one client. */
export function cartCalls(client: Client) {
	return {
		read: async () => cartOf(await client.call('_get_hapi_webshop_cart', {})),
		add: async (shopping_cart_code: string, qty: number, request_id?: string) =>
			cartOf(await client.call('_post_hapi_webshop_product', { shopping_cart_code, qty, ...(request_id !== undefined && { request_id }) })),
		set: async (shopping_cart_code: string, qty: number) => cartOf(await client.call('_put_hapi_webshop_product', { shopping_cart_code, qty })),
		remove: async (shopping_cart_code: string, request_id?: string) =>
			cartOf(await client.call('_delete_hapi_webshop_product', { shopping_cart_code, ...(request_id !== undefined && { request_id }) })),
	};
}
