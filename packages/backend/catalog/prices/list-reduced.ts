import { type SqlBool, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../tables.ts';

/** Code of the list of reduced products and of their badge. The list follows from prices; no source adds products to it. */
export const REDUCED_LIST = 'akcija';

/**
 * Updates the list of reduced products after price changes: adds reduced products, and removes the others together with their badge (D42).
 */
export async function listReduced(db: Database, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	const named = sql<SqlBool>`p.id = any(${idList(ids)})`;
	await sql`
		insert into product_list_items (list_code, product_id)
		select ${REDUCED_LIST}, p.id from products p where ${named} and p.reduced on conflict do nothing
	`.execute(db);
	await sql`
		delete from product_list_items where list_code = ${REDUCED_LIST}
			and product_id = any(array(select p.id from products p where ${named} and not p.reduced))
	`.execute(db);
	await sql`
		update products p set badges = coalesce((select jsonb_agg(b) from jsonb_array_elements(badges) as b where b->>'code' <> ${REDUCED_LIST}), '[]')
		where ${named} and not p.reduced and badges @> jsonb_build_array(jsonb_build_object('code', ${REDUCED_LIST}::text))
	`.execute(db);
}

/** Updates the number of products on the list. Call it after `listReduced` where the totals of all lists are not refreshed anyway. */
export async function countReduced(db: Database): Promise<void> {
	await sql`
		update product_lists l set products_total = (
			select count(*)::int from product_list_items i join products p on p.id = i.product_id where i.list_code = l.code and p.listed
		) where l.code = ${REDUCED_LIST}
	`.execute(db);
}
