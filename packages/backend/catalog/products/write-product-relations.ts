import { sql } from 'kysely';
import type { SourceProduct } from '../../platform/source/catalog.ts';
import { REDUCED_LIST } from '../prices/list-reduced.ts';
import type { Database } from '../tables.ts';
import type { StoredAttributes } from './write-attributes.ts';

export async function replaceAttributes(db: Database, batch: SourceProduct[], attributesOf: StoredAttributes, ids: Map<string, number>): Promise<void> {
	const rows = batch.flatMap((product) =>
		attributesOf(product).map(({ attribute, attribute_id, number, special }) => [ids.get(product.code), attribute_id, attribute.id, number, special]),
	);
	await db
		.deleteFrom('product_attributes')
		.where('product_id', 'in', [...ids.values()])
		.execute();
	await sql`
		insert into product_attributes (product_id, attribute_id, value_id, number, special)
		select (r->>0)::int, (r->>1)::int, (r->>2)::int, (r->>3)::float8, (r->>4)::boolean from json_array_elements(${JSON.stringify(rows)}::json) as r
	`.execute(db);
}

/** Skips the list of reduced products, which `listReduced` writes, and lists that the shop fills. */
export async function replaceLists(db: Database, batch: SourceProduct[], ids: Map<string, number>): Promise<void> {
	const rows = batch.flatMap((product) => [...new Set(product.lists)].filter((list) => list !== REDUCED_LIST).map((list) => [list, ids.get(product.code)]));
	await db
		.deleteFrom('product_list_items')
		.where('product_id', 'in', [...ids.values()])
		.where('list_code', 'not in', (query) => query.selectFrom('product_lists').select('code').where('filled_with', 'is not', null))
		.execute();
	await sql`
		insert into product_list_items (list_code, product_id)
		select r->>0, (r->>1)::int from json_array_elements(${JSON.stringify(rows)}::json) as r on conflict do nothing
	`.execute(db);
}

export async function replaceTags(db: Database, batch: SourceProduct[], ids: Map<string, number>): Promise<void> {
	const rows = batch.flatMap((product) => [...new Set(product.tags)].map((tag) => [tag, ids.get(product.code)]));
	await db
		.deleteFrom('product_tags')
		.where('product_id', 'in', [...ids.values()])
		.execute();
	await sql`
		insert into product_tags (tag_id, product_id)
		select t.id, (r->>1)::int from json_array_elements(${JSON.stringify(rows)}::json) as r join tags t on t.slug = r->>0
	`.execute(db);
}

interface Reduction {
	id: number;
	sale_price_cents: number | null;
	lowest_price_cents: number | null;
}

/**
 * Lowers the source's "lowest price in 30 days" to the lowest price that the shop itself charged in these days (D14). `before` holds the
 * sales of existing products: a sale that continues or deepens keeps the figure it began with; for one that begins or shrinks the price
 * history is read. Call before `recordPrices`.
 */
export async function lowerToHistory(db: Database, before: readonly Reduction[]): Promise<void> {
	await sql`
		update products p set lowest_price_cents = w.lowest
		from json_to_recordset(${JSON.stringify(before)}::json) as b(id int, sale_price_cents int, lowest_price_cents int)
		join products n on n.id = b.id and n.sale_price_cents is not null
		cross join lateral (
			select case when n.sale_price_cents <= b.sale_price_cents and b.lowest_price_cents is not null then b.lowest_price_cents else (
				select min(h.price_cents) from price_history h where h.product_id = b.id and h.valid_from >= coalesce(
					(select max(e.valid_from) from price_history e where e.product_id = b.id and e.valid_from <= now() - interval '30 days'), '-infinity'
				)
			) end as lowest
		) w
		where p.id = n.id and w.lowest < p.lowest_price_cents
	`.execute(db);
}

/** Adds a row to the price history for each price that differs from the last recorded one. */
export async function recordPrices(db: Database, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	await sql`
		insert into price_history (product_id, price_cents)
		select p.id, p.now_cents from products p
		where p.id = any(array(select json_array_elements_text(${JSON.stringify(ids)}::json)::int))
			and p.now_cents is distinct from (select h.price_cents from price_history h where h.product_id = p.id order by h.valid_from desc limit 1)
		on conflict (product_id, valid_from) do update set price_cents = excluded.price_cents
	`.execute(db);
}
