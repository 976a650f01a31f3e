import { type RawBuilder, sql } from 'kysely';
import { MAX_VALUES } from './choose-facets.ts';
import { chunkOf, singleBit } from './chunks.ts';
import type { Filters } from './filters.ts';
import { passing } from './scope.ts';

export interface AttributeCount {
	attribute_id: number;
	code: string;
	title: string;
	unit: string | null;
	value_id: number;
	value: string;
	count: number;
}

/**
 * `counts`: products by value of the attributes that the list is narrowed by, at least one. `live` are the products that every other filter leaves;
 * an attribute with chosen values is counted under the mask of the other ones alone (attribute 0 stands for all that have none).
 */
export function toAttributeCounts(filters: Filters, attributes: readonly number[]): RawBuilder<unknown> {
	const chosen = [...filters.values.keys()];
	return sql`
		live as materialized (
			select ${chunkOf('w.id')} as chunk, bit_or(${singleBit('w.id')}) as bits from w where ${passing(filters, undefined, 'w')} group by 1
		), masks as materialized (
			${sql.join(
				[0, ...chosen].map((attribute) => toMask(attribute, chosen)),
				sql` union all `,
			)}
		), counts as (
			select attribute_id, value_id, sum(found)::int as count from (
				select f.attribute_id, f.value_id, bit_count(f.bits & m.bits) as found
				from facet_bits f join masks m on m.chunk = f.chunk and m.attribute_id = ${maskOf(chosen)}
				where f.attribute_id in (${sql.raw(attributes.join(', '))})
				union all select id, value, 0 from unnest(${[...filters.values].flatMap(([attribute, ids]) => ids.map(() => attribute))}::int[], ${[...filters.values.values()].flat()}::int[]) as r(id, value)
			) found group by 1, 2
		)`;
}

/** Which mask a value is counted under. */
const maskOf = (chosen: number[]): RawBuilder<unknown> =>
	chosen.length === 0 ? sql`0` : sql`case when f.attribute_id in (${sql.raw(chosen.join(', '))}) then f.attribute_id else 0 end`;

function toMask(attribute: number, chosen: number[]): RawBuilder<unknown> {
	const others = chosen.filter((other) => other !== attribute);
	if (others.length === 0) return sql`select ${sql.lit(attribute)} as attribute_id, chunk, bits from live`;
	return sql`
		select ${sql.lit(attribute)} as attribute_id, l.chunk, l.bits & o.bits as bits from live l join (
			select chunk, bit_and(bits) as bits from picked where attribute_id in (${sql.raw(others.join(', '))}) group by 1 having count(*) = ${sql.lit(others.length)}
		) o on o.chunk = l.chunk`;
}

/** The most frequent values of each attribute with every chosen one, as JSON in the order of the attributes. */
export function selectAttributeCounts(filters: Filters, attributes: readonly number[]): RawBuilder<AttributeCount[] | null> {
	const values = [...filters.values.values()].flat();
	return sql<AttributeCount[] | null>`(
		select json_agg(json_build_object('attribute_id', t.id, 'code', t.code, 'title', t.title, 'unit', t.unit, 'value_id', v.id, 'value', v.value, 'count', r.count)
			order by c.position, r.place)
		from (select *, row_number() over (partition by attribute_id order by count desc, value_id) as place from counts) r
		join unnest(${attributes}::int[]) with ordinality as c(attribute_id, position) on c.attribute_id = r.attribute_id
		join attributes t on t.id = r.attribute_id join attribute_values v on v.id = r.value_id
		where (r.count > 0 and r.place <= ${sql.lit(MAX_VALUES)}) ${values.length === 0 ? sql`` : sql`or r.value_id in (${sql.raw(values.join(', '))})`}
	)`;
}
