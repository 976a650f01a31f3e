import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Attributes with more values in a category are texts, not properties. */
const MAX_VALUES = 100;
const MAX_ATTRIBUTES = 40;

/** Updates the attributes of categories that are no filters, so that a search knows them as well. Call after their filters were chosen. */
export async function refreshCategoryAttributes(db: Database, categoryIds: readonly number[]): Promise<void> {
	await sql`delete from category_attributes where category_id = any(${categoryIds}::int[])`.execute(db);
	await sql`
		insert into category_attributes (category_id, attribute_id, position)
		select category_id, attribute_id, position from (
			select category_id, attribute_id, row_number() over (partition by category_id order by products desc, attribute_id)::int as position from (
				select p.category_id, x.attribute_id, count(*) as products, count(distinct x.value_id) as values
				from products p join product_attributes x on x.product_id = p.id
				where p.listed and p.category_id = any(${categoryIds}::int[]) group by 1, 2
			) counted
			where values <= ${sql.lit(MAX_VALUES)} and not exists (
				select from category_facets f where f.category_id = counted.category_id and f.attribute_id = counted.attribute_id
			)
		) chosen where position <= ${sql.lit(MAX_ATTRIBUTES)}
	`.execute(db);
}
