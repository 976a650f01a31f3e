import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import { sql } from 'kysely';
import { categoriesUnder, parseIds, toCategory } from '../../catalog/index.ts';
import { idList } from '../../platform/database/id-list.ts';
import { STEADY } from '../../platform/database/prepared-pool.ts';
import type { Database } from '../tables.ts';

const MAX_FACETS = 12;

export interface FacetAttribute {
	id: number;
	code: string;
	title: string;
	unit: string | null;
}

/** Data about a list that is needed before its products are queried. */
export interface Choices {
	/** The list's category and all its descendants; empty if the list has no category. */
	categories: number[];
	/** Whether all products of the list are in one category. */
	isOne: boolean;
	/** Attributes offered as filters, the most useful first: those of the category; for several categories, those that they share. */
	attributes: FacetAttribute[];
	/** Selected values by attribute. Unknown values are listed under attribute 0 and match nothing. */
	values: Map<number, number[]>;
}

interface Found {
	categories: number[];
	shown: number;
	attributes: FacetAttribute[] | null;
	pairs: [valueId: number, attributeId: number][] | null;
}

/** Reads everything in one query, because each round trip to the database costs more than the query itself. */
export async function findChoices(db: Database, query: ProductsQuery): Promise<Choices> {
	const own = toCategory(query);
	const chosen = parseIds(query.category_ids ?? '');
	const values = parseIds(query.attributes_ids ?? '');
	if (own === null && chosen.length + values.length === 0) return NO_CHOICES;
	// The products of the list determine its filters.
	const { rows } = await sql<Found>`${sql.raw(STEADY)}
		with own as materialized (${own === null ? sql`select 0 as id where false` : categoriesUnder(own)}),
		shown as materialized (${chosen.length === 0 ? sql`select id from own` : categoriesUnder({ ids: chosen })}),
		facets as (select f.category_id, f.attribute_id, f.position from shown s join category_facets f on f.category_id = s.id),
		common as (
			select attribute_id, min(position) as first, sum(position) as places from facets group by 1
			having count(*) = (select count(distinct category_id) from facets) order by 2, 3, 1 limit ${sql.lit(MAX_FACETS)}
		)
		select array(select id from own) as categories, (select count(*)::int from shown) as shown,
			(select json_agg(json_build_object('id', t.id, 'code', t.code, 'title', t.title, 'unit', t.unit) order by c.first, c.places, t.id)
				from common c join attributes t on t.id = c.attribute_id) as attributes,
			(select json_agg(json_build_array(id, attribute_id)) from attribute_values where id = any(${idList(values)})) as pairs
	`.execute(db);
	const found = rows[0] ?? { categories: [], shown: 0, attributes: null, pairs: null };
	return {
		categories: found.categories,
		isOne: found.shown === 1,
		attributes: found.attributes ?? [],
		values: groupByAttribute(values, new Map(found.pairs)),
	};
}

const NO_CHOICES: Choices = { categories: [], isOne: false, attributes: [], values: new Map() };

function groupByAttribute(values: number[], attributes: ReadonlyMap<number, number>): Map<number, number[]> {
	const groups = new Map<number, number[]>();
	for (const id of values) {
		const attribute = attributes.get(id) ?? 0;
		groups.set(attribute, [...(groups.get(attribute) ?? []), id]);
	}
	return groups;
}
