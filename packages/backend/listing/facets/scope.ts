import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import { FILTER_NAMES, type FilterName, type Filters } from '../filters/filters.ts';
import { FLAG_COLUMNS } from '../filters/flags.ts';
import { chunkOf, placeOf } from './chunks.ts';

export interface ScopeRows {
	/** Condition on `products as p`: the products of the list before any filter. */
	scope: RawBuilder<unknown>;
	/** Columns of products that an order needs in addition to those of the rows. */
	columns?: readonly string[];
	/** Finding the rows is expensive, as in a search. */
	kept: boolean;
}

/**
 * The products of a list before any filter, as `w`: a narrow row each, with the columns that counts need and a `<filter>_ok` column for
 * each filter that is set; those with the selected values, as `s`. `columns` are the additional columns of the order. `kept` rows are
 * materialised; others are read from their index by each count, which costs a quarter of writing and reading tens of thousands of them.
 * Rows with selected values are few, and are materialised. `picked` holds the bits of the selected values by attribute, `a` their
 * intersection.
 */
export function toScope(filters: Filters, { scope, columns = [], kept }: ScopeRows): RawBuilder<unknown> {
	const more = [...FLAG_COLUMNS, ...columns].map((name) => sql`, ${sql.ref(`p.${name}`)}`);
	const set = Object.entries(filters.conditions).map(([name, condition]) => sql`, ${condition} as ${sql.ref(`${name}_ok`)}`);
	const rows = sql`
		${sql.ref(rowsBeforeValues(filters))} as ${kept ? sql`materialized` : sql`not materialized`} (
			select p.id, p.manufacturer_id, p.category_id, p.now_cents, p.orderable, p.sold, p.created_at
				${sql.join([...more, ...set], sql` `)}
			from products p where ${scope}
		)`;
	if (filters.values.size === 0) return rows;
	return sql`${rows}, picked as materialized (
			select f.attribute_id, f.chunk, bit_or(f.bits) as bits
			from ${toChosen(filters)} c cross join lateral (
				select * from facet_bits f where f.attribute_id = c.attribute_id and f.value_id = c.value_id offset 0
			) f group by 1, 2
		), a as materialized (
			select chunk, bit_and(bits) as bits from picked group by 1 having count(*) = ${filters.values.size}
		), s as materialized (
			select w.* from w left join a on a.chunk = ${chunkOf('w.id')} where coalesce(get_bit(a.bits, ${placeOf('w.id')}) = 1, false)
		)`;
}

/** Name of the rows before selected values are applied; without any they are those of the list. */
export const rowsBeforeValues = (filters: Filters): 's' | 'w' => (filters.values.size === 0 ? 's' : 'w');

/** Rows of `s` or `w` that pass every filter that is set, except `aside`. */
export function passing(filters: Filters, aside?: FilterName, rows: 's' | 'w' = 's'): RawBuilder<SqlBool> {
	const names = FILTER_NAMES.filter((name) => name !== aside && filters.conditions[name] !== undefined);
	return names.length === 0
		? sql<SqlBool>`true`
		: sql<SqlBool>`${sql.join(
				names.map((name) => sql.ref(`${rows}.${name}_ok`)),
				sql` and `,
			)}`;
}

/** The selected values as rows of `attribute_id` and `value_id`. */
export function toChosen({ values }: Filters): RawBuilder<unknown> {
	const pairs = [...values].flatMap(([attribute, ids]) => ids.map((id): [number, number] => [attribute, id]));
	return sql`(select * from unnest(${idList(pairs.map(([attribute]) => attribute))}, ${idList(pairs.map(([, id]) => id))}) as c(attribute_id, value_id))`;
}
