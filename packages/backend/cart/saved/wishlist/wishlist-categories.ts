import { sql } from 'kysely';
import { toCategoryPath } from '../../../catalog/index.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { ownerOf } from '../../../platform/visitor/cart-owner.ts';
import { findWishlist } from './wishlist-owner.ts';

interface Row {
	id: number;
	parent_id: number | null;
	level: number;
	title: string;
	path: string;
	total: number;
}

/** Categories that contain items of the wishlist, including parent categories; an item counts in each of them. */
export const wishlistCategories: Handler<'_get_hapi_wishlist_categories'> = async ({ level_from = 1, level_to = 20 }, { db, session }) => {
	const list = await findWishlist(db, ownerOf(session));
	if (list === undefined) return { success: true, data: { items: [] } };
	const { rows } = await sql<Row>`
		select c.id, c.parent_id, cardinality(c.path_ids) as level, c.title, c.path, count(*)::int as total
		from wishlist_items i join products p on p.id = i.product_id and p.listed
		join categories own on own.id = p.category_id
		join categories c on c.id = any(own.path_ids)
		where i.wishlist_id = ${list.id} and cardinality(c.path_ids) between ${level_from}::int and ${level_to}::int
		group by c.id
		order by min(cardinality(c.path_ids)), c.position, c.id
	`.execute(db);
	return { success: true, data: { items: rows.map(({ path, ...row }) => ({ ...row, url_without_domain: toCategoryPath(path) })) } };
};
