import { type RawBuilder, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Filters } from '../filters/filters.ts';
import { MAX_VALUES } from './choose-facets.ts';
import { toChunks } from './chunks.ts';
import type { FacetAttribute } from './find-choices.ts';
import { passing, rowsBeforeValues, toChosen } from './scope.ts';

/** Attribute, value id, value text, and number of products. An array, because named fields cost the database more than counting. */
export type AttributeCount = [attributeId: number, valueId: number, value: string, count: number];

/**
 * `counts`: products by value of the attributes offered as filters, at least one. `live` are the products that pass every other filter; an
 * attribute with selected values is counted under the mask of the other ones only (attribute 0 stands for all attributes without selected
 * values).
 */
export function toAttributeCounts(filters: Filters, attributes: readonly FacetAttribute[]): RawBuilder<unknown> {
	const isChosen = filters.values.size > 0;
	const rows = rowsBeforeValues(filters);
	const ids = attributes.map(({ id }) => id);
	const shown = sql`sum(found) > 0 ${isChosen ? sql`or value_id = any(${idList(valueIds(filters))})` : sql``}`;
	return sql`
		live as materialized (${toChunks('id', sql`${sql.ref(rows)} where ${passing(filters, undefined, rows)}`)}),
		${isChosen ? sql`masks as materialized (${toMasks(filters, ids)}),` : sql``}
		counts as (
			select attribute_id, value_id, sum(found)::int as count, row_number() over (partition by attribute_id order by sum(found) desc, value_id) as place
			from (
				select f.* from ${isChosen ? sql`masks` : sql`live`} m cross join lateral (
					select attribute_id, value_id, bit_count(bits & m.bits)::int as found from facet_bits
					where chunk = m.chunk and attribute_id = any(${isChosen ? sql`m.attributes` : idList(ids)}) offset 0
				) f
				${isChosen ? sql`union all select attribute_id, value_id, 0 from ${toChosen(filters)} c` : sql``}
			) found group by 1, 2 having ${shown}
		)`;
}

/** `live` for each attribute with selected values, intersected with all other selections, and for the rest intersected with all selections. */
function toMasks({ values }: Filters, attributes: readonly number[]): RawBuilder<unknown> {
	const rest = attributes.filter((id) => !values.has(id));
	return sql`
		select l.chunk, case k.id when 0 then ${idList(rest)} else array[k.id] end as attributes, coalesce(l.bits & bit_and(p.bits), l.bits) as bits
		from live l cross join unnest(${idList([...new Set([0, ...values.keys()])])}) as k(id) left join picked p on p.chunk = l.chunk and p.attribute_id <> k.id
		group by k.id, l.chunk, l.bits having count(p.chunk) = case k.id when 0 then ${values.size}::int else ${values.size - 1}::int end`;
}

const valueIds = ({ values }: Filters): number[] => [...values.values()].flat();

/**
 * The most frequent values of each attribute plus every selected one, as JSON, ordered by `place`. `offset 0` keeps the planner from
 * reading the texts of all values of the shop for the two hundred of a list.
 */
export function selectAttributeCounts(filters: Filters): RawBuilder<AttributeCount[] | null> {
	const values = valueIds(filters);
	return sql<AttributeCount[] | null>`(
		select json_agg(json_build_array(r.attribute_id, v.id, v.value, r.count) order by r.place)
		from counts r cross join lateral (select id, value from attribute_values where id = r.value_id offset 0) v
		where (r.count > 0 and r.place <= ${sql.lit(MAX_VALUES)}) ${values.length === 0 ? sql`` : sql`or r.value_id = any(${idList(values)})`}
	)`;
}
