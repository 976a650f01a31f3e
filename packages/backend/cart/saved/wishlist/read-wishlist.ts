import type { Wishlist } from '@titraj/contract/wishlist.ts';
import { sql } from 'kysely';
import { readCards, toShoppingCartCode } from '../../../catalog/index.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { toMajor } from '../../../platform/market/money.ts';

interface ListRow {
	id: number;
	version: number;
	share_code: string | null;
}

const EMPTY: Wishlist = { version: 0, items: [], share_code: null };

/** The wishlist with product cards, newest first. Products that are not listed are omitted and reappear when they are listed again. */
export async function readWishlist(db: Database, list: ListRow | undefined, categoryId?: number): Promise<Wishlist> {
	if (list === undefined) return EMPTY;
	const rows = await db
		.selectFrom('wishlist_items as i')
		.innerJoin('products as p', 'p.id', 'i.product_id')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.select(['i.id', 'i.product_id', 'i.qty', 'i.created_at', priceWhenAdded().as('cents')])
		.where('i.wishlist_id', '=', list.id)
		.where('p.listed', '=', true)
		.where(categoryId === undefined ? sql<boolean>`true` : sql<boolean>`${categoryId}::int = any(c.path_ids)`)
		.orderBy('i.id', 'desc')
		.execute();
	const cards = new Map((await readCards(db, [...rows.map(({ product_id }) => product_id)])).map((card) => [card.id, card]));
	const items = rows.flatMap(({ id, product_id, qty, created_at, cents }) => {
		const item = cards.get(product_id);
		if (item === undefined) return [];
		const of = { id, model: 'catalogproduct' as const, shopping_cart_code: toShoppingCartCode(product_id), qty };
		return [{ ...of, datetime_added: created_at.toISOString(), price_when_added: cents === null ? null : toMajor(cents), item }];
	});
	return { version: list.version, items, share_code: list.share_code };
}

/** Price of item `i` when it was added, from the shop's own price history; null if the history starts later. */
const priceWhenAdded = () => sql<number | null>`(
	select h.price_cents from price_history h where h.product_id = i.product_id and h.valid_from <= i.created_at order by h.valid_from desc limit 1
)`;
