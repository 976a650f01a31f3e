import type { AddedGoods, GoodsPreview } from '@titraj/backend/merchant-api/routes/order-goods-routes.ts';
import type { Order } from './orders.ts';
import { LoadFailed, type Read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { GoodsPreview };

const at = (number: string): string => `/orders/${encodeURIComponent(number)}`;

/** What the order would cost with more goods; adds nothing. */
export const previewGoods = (number: string, goods: AddedGoods): Read<GoodsPreview> => ({
	path: `${at(number)}/goods-preview ${JSON.stringify(goods)}`,
	async load() {
		const result = await send<GoodsPreview>({ method: 'POST', path: `${at(number)}/goods-preview`, body: { goods } });
		if (!result.ok) throw new LoadFailed(result.failure);
		return { value: result.value, version: null };
	},
});

/** Adds goods to the version of the order that was read; `total` is what the customer agreed to. */
export const addGoods = (number: string, body: { readonly goods: AddedGoods; readonly total: string }, version: string | null): Promise<Result<Order>> =>
	send<Order>({ method: 'POST', path: `${at(number)}/goods`, body, ifMatch: version });
