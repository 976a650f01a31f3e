import { sql } from 'kysely';
import type { Database } from '../tables.ts';

const MAX_FACETS = 12;
const MAX_VALUE_LENGTH = 40;
/** Maximum number of values of a facet; they have to cover three quarters of the attribute's products. */
export const MAX_VALUES = 40;
const MIN_SHOWN = 0.75;
/** Minimum share of the category's products that have the attribute. */
const MIN_COVERAGE = 0.15;
const GOOD_COVERAGE = 0.5;

/**
 * Chooses the attributes that distinguish the products of a category: present on enough of them, with few and short values. Those on the
 * cards come first. Returns whether an attribute is new among all.
 */
export async function chooseFacets(db: Database, categoryIds: number[]): Promise<boolean> {
	const before = await facetAttributes(db);
	await sql`delete from category_facets where category_id = any(${categoryIds}::int[])`.execute(db);
	await sql`
		with counted as (
			select p.category_id, x.attribute_id, x.value_id, count(*) as products, count(*) filter (where x.special) as special
			from products p join product_attributes x on x.product_id = p.id
			where p.listed and p.category_id = any(${categoryIds}::int[]) group by 1, 2, 3
		), ranked as (
			select *, row_number() over (partition by category_id, attribute_id order by products desc, value_id) as place from counted
		), judged as (
			select r.category_id, r.attribute_id, count(*) as values, sum(products) as products, sum(special) as special,
				sum(products) filter (where place <= ${sql.lit(MAX_VALUES)}) as shown, max(length(v.value)) filter (where place <= ${sql.lit(MAX_VALUES)}) as longest
			from ranked r join attribute_values v on v.id = r.value_id group by 1, 2
		), totals as (select category_id, count(*) as products from products where listed group by 1)
		insert into category_facets (category_id, attribute_id, position)
		select category_id, attribute_id, position from (
			select j.category_id, j.attribute_id, row_number() over (partition by j.category_id
				order by j.special < t.products * ${sql.lit(MIN_COVERAGE)}, j.products < t.products * ${sql.lit(GOOD_COVERAGE)}, j.attribute_id)::int as position
			from judged j join totals t using (category_id)
			where j.values > 1 and j.longest <= ${sql.lit(MAX_VALUE_LENGTH)}
				and j.shown >= j.products * ${sql.lit(MIN_SHOWN)} and j.products >= t.products * ${sql.lit(MIN_COVERAGE)}
		) chosen where position <= ${sql.lit(MAX_FACETS)}
	`.execute(db);
	const after = await facetAttributes(db);
	return [...after].some((id) => !before.has(id));
}

async function facetAttributes(db: Database): Promise<Set<number>> {
	const rows = await db.selectFrom('category_facets').select('attribute_id').distinct().execute();
	return new Set(rows.map(({ attribute_id }) => attribute_id));
}
