import type { ShopLabel } from '@titraj/backend/merchant-api/routes/shop-label-routes.ts';
import type { Items } from './page.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export const readShopLabels = read<Items<ShopLabel>>('/shop-labels');

/** Null brings the text of the dictionary back. */
export const saveShopLabel = (name: string, text: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/shop-labels/${encodeURIComponent(name)}`, body: { text } });
