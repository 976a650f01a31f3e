import { itemsOf, type Row, type Visitor } from './visitor.ts';

/** Products of the backend under check, as in its lists. */
export interface Goods {
	/** Available products, those with the most stock first; the product of the command line precedes them. */
	readonly buyable: readonly Row[];
	/** A product that is shown but not available; undefined if the first hundred are all available. */
	readonly soldOut: Row | undefined;
}

/** Finds the products that rules are checked with; `preferred` is the `shopping_cart_code` of the command line. */
export async function findGoods(visitor: Visitor, preferred: string | null): Promise<Goods> {
	const list = async (request: Row) =>
		visitor.has('_get_hapi_catalog_products') ? itemsOf((await visitor.ask('_get_hapi_catalog_products', { limit: 100, ...request })).body) : [];
	const [all, available] = await Promise.all([list({}), list({ available: true })]);
	const rank = (card: Row) => (card['shopping_cart_code'] === preferred ? Number.POSITIVE_INFINITY : mostOf(card));
	return {
		buyable: available.filter(isBuyable).toSorted((one, other) => rank(other) - rank(one)),
		soldOut: all.find((card) => card['is_available'] === false && codeOf(card) !== ''),
	};
}

const isBuyable = (card: Row): boolean => card['is_available'] === true && codeOf(card) !== '';

/** `shopping_cart_code` of a product; empty without one. */
export const codeOf = ({ shopping_cart_code: code }: Row): string => (typeof code === 'string' ? code : '');

/** Maximum number of pieces of a product in one cart. */
export function mostOf({ available_qty, maximum_qty }: Row): number {
	return Math.min(...[available_qty, maximum_qty].map((most) => (typeof most === 'number' ? most : Number.MAX_SAFE_INTEGER)));
}
