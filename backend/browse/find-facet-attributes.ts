import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';

const MAX_FACETS = 12;

/** Attributes that a list is narrowed by, the most telling first: those of its category; of several categories, those that tell all of them apart. */
export async function findFacetAttributes(db: Database, categoryIds: readonly number[]): Promise<number[]> {
	const { rows } = await sql<{ attribute_id: number }>`
		with own as (select category_id, attribute_id, position from category_facets where category_id = any(${categoryIds}::int[]))
		select attribute_id from own group by 1 having count(*) = (select count(distinct category_id) from own)
		order by min(position), sum(position), 1 limit ${sql.lit(MAX_FACETS)}
	`.execute(db);
	return rows.map(({ attribute_id }) => attribute_id);
}
