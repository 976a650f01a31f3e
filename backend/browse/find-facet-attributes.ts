import { sql } from 'kysely';
import { idList } from '../database/id-list.ts';
import type { Database } from '../database/open-database.ts';

const MAX_FACETS = 12;

export interface FacetAttribute {
	id: number;
	code: string;
	title: string;
	unit: string | null;
}

/** Attributes that a list is narrowed by, the most telling first: those of its category; of several categories, those that tell all of them apart. */
export async function findFacetAttributes(db: Database, categoryIds: readonly number[]): Promise<FacetAttribute[]> {
	if (categoryIds.length === 0) return [];
	const { rows } = await sql<FacetAttribute>`
		with own as (select category_id, attribute_id, position from category_facets where category_id = any(${idList(categoryIds)})),
		common as (
			select attribute_id, min(position) as first, sum(position) as places from own group by 1
			having count(*) = (select count(distinct category_id) from own) order by 2, 3, 1 limit ${sql.lit(MAX_FACETS)}
		)
		select t.id, t.code, t.title, t.unit from common c join attributes t on t.id = c.attribute_id order by c.first, c.places, t.id
	`.execute(db);
	return rows;
}
