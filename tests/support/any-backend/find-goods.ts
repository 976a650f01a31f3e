import type { CatalogProductCard } from '@titraj/contract/product-card.ts';
import type { Client } from './client.ts';

/** Products of the backend under test, as in its lists. */
export interface Goods {
	/** Available products, those with the most stock first; the product of the command line precedes them. */
	readonly buyable: readonly CatalogProductCard[];
	/** A product that is shown but not available; undefined if the first hundred are all available. */
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

/** Maximum quantity of a product in one cart. */
export function mostOf({ available_qty, maximum_qty }: Pick<CatalogProductCard, 'available_qty' | 'maximum_qty'>): number {
	return Math.min(available_qty ?? Number.MAX_SAFE_INTEGER, maximum_qty ?? Number.MAX_SAFE_INTEGER);
}
