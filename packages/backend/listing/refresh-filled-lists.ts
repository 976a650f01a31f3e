import { type RawBuilder, sql } from 'kysely';
import type { ListFilling } from '../platform/source/shop-content.ts';
import type { Database } from './tables.ts';

/** Maximum number of products in a list. */
const MOST = sql.lit(48);

/** Selects the ids of the products that belong in a list. Best sellers are read from their index, which is ordered by availability first. */
const WANTED: Readonly<Record<ListFilling, RawBuilder<unknown>>> = {
	newest: sql`select id from products where listed order by id desc limit ${MOST}`,
	best_sellers: sql`
		select best.id from (values (true), (false)) s(orderable) cross join lateral (
			select p.id, p.sold from products p where p.listed and p.orderable = s.orderable and p.sold > 0 order by p.sold desc, p.id desc limit ${MOST}
		) best order by best.sold desc, best.id desc limit ${MOST}
	`,
};

/**
 * Fills the lists that the merchant has not claimed, such as the newest products and the best sellers by units sold. Returns whether a list changed. Locks the
 * lists, so that several servers can run it at once.
 */
export async function refreshFilledLists(trx: Database): Promise<boolean> {
	const lists = await trx
		.selectFrom('product_lists')
		.select(['code', 'filled_with'])
		.where('filled_with', 'is not', null)
		.orderBy('code')
		.forUpdate()
		.execute();
	let isChanged = false;
	for (const { code, filled_with } of lists) if (filled_with !== null && (await fill(trx, code, filled_with))) isChanged = true;
	return isChanged;
}

async function fill(trx: Database, code: string, filling: ListFilling): Promise<boolean> {
	const { rows } = await sql<{ gone: number; added: number }>`
		with wanted as materialized (${WANTED[filling]}),
		gone as (delete from product_list_items where list_code = ${code} and product_id not in (select id from wanted) returning product_id),
		added as (insert into product_list_items (list_code, product_id) select ${code}, id from wanted on conflict do nothing returning product_id)
		select (select count(*)::int from gone) as gone, (select count(*)::int from added) as added
	`.execute(trx);
	const isChanged = rows.some(({ gone, added }) => gone + added > 0);
	// The list holds only listed products, so this counts all its items.
	if (isChanged)
		await sql`
			update product_lists set products_total = (select count(*)::int from product_list_items where list_code = ${code}) where code = ${code}
		`.execute(trx);
	return isChanged;
}
