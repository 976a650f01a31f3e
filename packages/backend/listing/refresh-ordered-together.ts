import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Minimum number of orders with products of both categories. */
const FEWEST_ORDERS = sql.lit(3);
/** Orders with more products are ignored: they do not show which products belong together, and their lines make too many pairs. */
const MOST_PRODUCTS = sql.lit(20);
const MOST_PER_CATEGORY = sql.lit(24);
const DAYS = 365;

/** More products with other suggestions count as a change of the whole shop. */
const MOST_CHANGES = 500;

/**
 * Counts which products were ordered together with each category. Writes only rows that changed; products of the category itself do not count. Records a change
 * of each product whose suggestions differ, because its page shows them, and returns whether there is any.
 */
export async function refreshOrderedTogether(db: Database, now: Date): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		const before = await readOrders(trx);
		await count(trx, now);
		const after = await readOrders(trx);
		const changed = [...new Set([...before.keys(), ...after.keys()])].filter((category) => before.get(category) !== after.get(category));
		if (changed.length > 0) await noteChanges(trx, changed);
		return changed.length > 0;
	});
}

/** Suggested products of each category in their order, as text that can be compared. */
async function readOrders(trx: Database): Promise<Map<number, string>> {
	const { rows } = await sql<{ category_id: number; products: string }>`
		select category_id, string_agg(product_id::text, ',' order by orders desc, product_id) as products from ordered_together group by 1
	`.execute(trx);
	return new Map(rows.map(({ category_id, products }) => [category_id, products]));
}

async function noteChanges(trx: Database, categories: readonly number[]): Promise<void> {
	const rows = await trx
		.selectFrom('products')
		.select('id')
		.where('category_id', 'in', categories)
		.where('listed', '=', true)
		.limit(MOST_CHANGES + 1)
		.execute();
	const changes = rows.length > MOST_CHANGES ? [{ entity: 'site' }] : rows.map(({ id }) => ({ entity: 'product', entity_id: id }));
	if (changes.length > 0) await trx.insertInto('content_changes').values(changes).execute();
}

async function count(db: Database, now: Date): Promise<void> {
	const since = new Date(now.getTime() - DAYS * 86_400_000);
	await sql`
		with lines as materialized (
			select distinct i.order_id, p.id as product_id, p.category_id
			from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
			where o.created_at >= ${since}::timestamptz and o.status <> 'cancelled'
		),
		usual as (select order_id from lines group by 1 having count(*) between 2 and ${MOST_PRODUCTS}),
		pairs as materialized (
			select a.category_id, b.category_id as other_id, b.product_id, a.order_id
			from usual join lines a using (order_id) join lines b on b.order_id = a.order_id and b.category_id <> a.category_id
		),
		belonging as (select category_id, other_id from pairs group by 1, 2 having count(distinct order_id) >= ${FEWEST_ORDERS}),
		counted as (
			select category_id, product_id, count(distinct order_id)::int as orders,
				row_number() over (partition by category_id order by count(distinct order_id) desc, product_id) as place
			from pairs join belonging using (category_id, other_id) group by 1, 2
		),
		wanted as materialized (select category_id, product_id, orders from counted where place <= ${MOST_PER_CATEGORY}),
		gone as (delete from ordered_together t where not exists (select from wanted w where w.category_id = t.category_id and w.product_id = t.product_id))
		insert into ordered_together (category_id, product_id, orders) select * from wanted
		on conflict (category_id, product_id) do update set orders = excluded.orders where ordered_together.orders <> excluded.orders
	`.execute(db);
}
