import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SourceProduct } from './source.ts';
import type { StoredAttributes } from './write-attributes.ts';

export async function replaceAttributes(db: Kysely<Tables>, batch: SourceProduct[], attributesOf: StoredAttributes, ids: Map<string, number>): Promise<void> {
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

export async function replaceLists(db: Kysely<Tables>, batch: SourceProduct[], ids: Map<string, number>): Promise<void> {
	const rows = batch.flatMap((product) => [...new Set(product.lists)].map((list) => [list, ids.get(product.code)]));
	await db
		.deleteFrom('product_list_items')
		.where('product_id', 'in', [...ids.values()])
		.execute();
	await sql`
		insert into product_list_items (list_code, product_id)
		select r->>0, (r->>1)::int from json_array_elements(${JSON.stringify(rows)}::json) as r
	`.execute(db);
}

export async function replaceTags(db: Kysely<Tables>, batch: SourceProduct[], ids: Map<string, number>): Promise<void> {
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

/** A row of history for each price that differs from the last one known. */
export async function recordPrices(db: Kysely<Tables>, ids: number[]): Promise<void> {
	await sql`
		insert into price_history (product_id, price_cents)
		select p.id, p.now_cents from products p
		where p.id = any(array(select json_array_elements_text(${JSON.stringify(ids)}::json)::int))
			and p.now_cents is distinct from (select h.price_cents from price_history h where h.product_id = p.id order by h.valid_from desc limit 1)
		on conflict (product_id, valid_from) do update set price_cents = excluded.price_cents
	`.execute(db);
}
