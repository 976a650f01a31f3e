import type { CatalogProductCard } from '@titraj/contract/catalog.ts';
import type { Client } from './client.ts';

/** Products of the backend under test, as its lists show them. */
export interface Goods {
	/** Those that can be bought, the ones of which most can be bought first; one that the command line names stands before them. */
	readonly buyable: readonly CatalogProductCard[];
	/** One that is shown but cannot be bought; undefined where the first hundred can all be. */
	readonly soldOut: CatalogProductCard | undefined;
}

/** Finds products for tests; `preferred` is the `shopping_cart_code` of the command line. */
export async function findGoods(client: Client, preferred: string | null): Promise<Goods> {
	const list = async (request: { available?: boolean }) => (await client.call('_get_hapi_catalog_products', { limit: 100, ...request })).data?.items ?? [];
	const [all, available] = await Promise.all([list({}), list({ available: true })]);
	const canBeBought = ({ is_available, shopping_cart_code }: CatalogProductCard) => is_available && shopping_cart_code !== null;
	const rank = (card: CatalogProductCard) => (card.shopping_cart_code === preferred ? Number.POSITIVE_INFINITY : mostOf(card));
	return {
		buyable: available.filter(canBeBought).toSorted((one, other) => rank(other) - rank(one)),
		soldOut: all.find((card) => !card.is_available),
	};
}

/** Pieces of a product that one cart may hold. */
export function mostOf({ available_qty, maximum_qty }: Pick<CatalogProductCard, 'available_qty' | 'maximum_qty'>): number {
	return Math.min(available_qty ?? Number.MAX_SAFE_INTEGER, maximum_qty ?? Number.MAX_SAFE_INTEGER);
}
