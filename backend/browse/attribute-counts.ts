import { type RawBuilder, sql } from 'kysely';
import { MAX_VALUES } from './choose-facets.ts';
import { toChunks } from './chunks.ts';
import type { Filters } from './filters.ts';
import type { FacetAttribute } from './find-facet-attributes.ts';
import { passing, rowsBeforeValues } from './scope.ts';

/** The value's attribute, its own id, what it says, and its products. An array: naming the parts of each costs the database more than counting. */
export type AttributeCount = [attributeId: number, valueId: number, value: string, count: number];

/**
 * `counts`: products by value of the attributes that the list is narrowed by, at least one. `live` are the products that every other filter leaves;
 * an attribute with chosen values is counted under the mask of the other ones alone (attribute 0 stands for all that have none).
 */
export function toAttributeCounts(filters: Filters, attributes: readonly FacetAttribute[]): RawBuilder<unknown> {
	const chosen = [...filters.values.keys()];
	const rows = rowsBeforeValues(filters);
	return sql`
		live as materialized (${toChunks('id', sql`${sql.ref(rows)} where ${passing(filters, undefined, rows)}`)}),
		${chosen.length === 0 ? sql`` : sql`masks as materialized (${sql.join([0, ...chosen].map(toMask(chosen)), sql` union all `)}),`}
		counts as (
			select attribute_id, value_id, sum(found)::int as count, row_number() over (partition by attribute_id order by sum(found) desc, value_id) as place
			from (
				select f.attribute_id, f.value_id, bit_count(f.bits & m.bits) as found from facet_bits f join ${masksOf(chosen)}
				where f.chunk = any(array(select chunk from live)) and f.attribute_id in (${sql.raw(attributes.map(({ id }) => id).join(', '))})
				${sql.join(
					[...filters.values].flatMap(([attribute, ids]) => ids.map((id) => sql`union all select ${sql.lit(attribute)}, ${sql.lit(id)}, 0`)),
					sql` `,
				)}
			) found group by 1, 2
		)`;
}

/** The mask that a value is counted under, as `m`. */
const masksOf = (chosen: number[]): RawBuilder<unknown> =>
	chosen.length === 0
		? sql`live m on m.chunk = f.chunk`
		: sql`masks m on m.chunk = f.chunk and m.attribute_id = case when f.attribute_id in (${sql.raw(chosen.join(', '))}) then f.attribute_id else 0 end`;

const toMask =
	(chosen: number[]) =>
	(attribute: number): RawBuilder<unknown> => {
		const others = chosen.filter((other) => other !== attribute);
		if (others.length === 0) return sql`select ${sql.lit(attribute)} as attribute_id, chunk, bits from live`;
		return sql`
		select ${sql.lit(attribute)} as attribute_id, l.chunk, l.bits & o.bits as bits from live l join (
			select chunk, bit_and(bits) as bits from picked where attribute_id in (${sql.raw(others.join(', '))}) group by 1 having count(*) = ${sql.lit(others.length)}
		) o on o.chunk = l.chunk`;
	};

/**
 * The most frequent values of each attribute with every chosen one, as JSON; of one attribute in the order of `place`. `offset 0` keeps the planner from
 * reading what all values of the shop say for the two hundred of a list.
 */
export function selectAttributeCounts(filters: Filters): RawBuilder<AttributeCount[] | null> {
	const values = [...filters.values.values()].flat();
	return sql<AttributeCount[] | null>`(
		select json_agg(json_build_array(r.attribute_id, v.id, v.value, r.count) order by r.place)
		from counts r cross join lateral (select id, value from attribute_values where id = r.value_id offset 0) v
		where (r.count > 0 and r.place <= ${sql.lit(MAX_VALUES)}) ${values.length === 0 ? sql`` : sql`or r.value_id in (${sql.raw(values.join(', '))})`}
	)`;
}
