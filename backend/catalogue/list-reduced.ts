import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Code of the list of reduced goods, and of the badge that says so. */
const REDUCED = 'akcija';

/** Puts a product whose price changed on the list of reduced goods, or takes it off with its badge. */
export async function listReduced(db: Kysely<Tables>, id: number): Promise<void> {
	await sql`
		insert into product_list_items (list_code, product_id)
		select l.code, p.id from products p join product_lists l on l.code = ${REDUCED} where p.id = ${id} and p.now_cents < p.price_cents
		on conflict do nothing
	`.execute(db);
	await sql`
		delete from product_list_items i using products p
		where p.id = ${id} and i.product_id = p.id and i.list_code = ${REDUCED} and p.now_cents >= p.price_cents
	`.execute(db);
	await sql`
		update products set badges = coalesce((select jsonb_agg(b) from jsonb_array_elements(badges) as b where b->>'code' <> ${REDUCED}), '[]')
		where id = ${id} and now_cents >= price_cents and badges @> jsonb_build_array(jsonb_build_object('code', ${REDUCED}::text))
	`.execute(db);
	await sql`
		update product_lists l set products_total = (
			select count(*)::int from product_list_items i join products p on p.id = i.product_id where i.list_code = l.code and p.listed
		) where l.code = ${REDUCED}
	`.execute(db);
}
