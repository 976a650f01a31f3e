import type { Items } from './page.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

/** A text that replaces one of the shop's dictionary. */
export interface ShopLabel {
	readonly name: string;
	readonly text: string;
}

export const readShopLabels = read<Items<ShopLabel>>('/shop-labels');

/** Null brings the text of the dictionary back. */
export const saveShopLabel = (name: string, text: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/shop-labels/${encodeURIComponent(name)}`, body: { text } });
