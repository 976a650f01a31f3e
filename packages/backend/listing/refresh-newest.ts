import { type Kysely, sql } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { readOrigin } from '../platform/shop/origin.ts';

/** List of new products in a merchant's own shop. The demo's is part of its data. */
export const NEWEST_LIST = 'novo';
/** Products of the list. */
const MOST = 48;

/** Fills the list of new products with the newest visible ones, so that the home page of a merchant's own shop shows products. Replaces what rows of the merchant API put there. */
export async function refreshNewest(db: Kysely<Tables>): Promise<void> {
	if ((await readOrigin(db)) !== 'own') return;
	await sql`
		with newest as (select id from products where listed order by id desc limit ${MOST}),
		gone as (delete from product_list_items where list_code = ${NEWEST_LIST} and product_id not in (select id from newest))
		insert into product_list_items (list_code, product_id)
		select l.code, n.id from newest n join product_lists l on l.code = ${NEWEST_LIST} on conflict do nothing
	`.execute(db);
}
