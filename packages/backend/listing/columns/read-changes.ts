import { sql } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';

/** What a reader has seen: a snapshot of the database and its oldest running transaction. */
export interface Seen {
	snapshot: string;
	oldest: string;
}

export interface Changes extends Seen {
	products: number[];
	chunks: number[];
	/** Those of the products whose search words changed. */
	reworded: number[];
	/** Products whose texts may have changed. */
	retitled: number[];
	/** Whether names of manufacturers, categories or attribute values may have changed, or too many products to name. */
	names: boolean;
	/** Whether everything has to be read again. */
	everything: boolean;
}

export async function readNow(db: Database): Promise<Seen> {
	const { rows } = await sql<Seen>`select s::text as snapshot, pg_snapshot_xmin(s)::text as oldest from pg_current_snapshot() s`.execute(db);
	return rows[0] ?? { snapshot: '1:1:', oldest: '1' };
}

/**
 * The changes whose transactions `seen` did not include, in one statement, so that the returned snapshot is that of its rows. Transactions from the future are of
 * another cluster, from which the database was restored. More than `most` products and chunks are read as everything.
 */
export async function readChanges(db: Database, seen: Seen, most: number): Promise<Changes> {
	const isNew = sql`tx >= ${seen.oldest}::xid8 and tx < pg_snapshot_xmax(s) and not pg_visible_in_snapshot(tx, ${seen.snapshot}::pg_snapshot)`;
	const { rows } = await sql<
		Seen & {
			products: number[] | null;
			chunks: number[] | null;
			reworded: number[] | null;
			everything: boolean | null;
			retitled: number[] | null;
			names: boolean | null;
		}
	>`
		select s::text as snapshot, pg_snapshot_xmin(s)::text as oldest, c.*, n.*
		from pg_current_snapshot() s cross join lateral (
			select array_agg(distinct product_id) filter (where product_id is not null) as products,
				array_agg(distinct chunk) filter (where chunk is not null) as chunks,
				array_agg(distinct product_id) filter (where words) as reworded, bool_or(product_id is null and chunk is null) or count(*) > ${sql.lit(most)} as everything
			from (
				select product_id, chunk, bool_or(words) as words from listing_changes
				where ${isNew} group by product_id, chunk limit ${sql.lit(most + 1)}
			) recent
		) c cross join lateral (
			select array_agg(distinct entity_id) as retitled, bool_or(entity_id is null) or count(*) > ${sql.lit(most)} as names
			from (select entity_id from content_changes where entity in ('site', 'product') and ${isNew} limit ${sql.lit(most + 1)}) recent
		) n
	`.execute(db);
	const [row] = rows;
	if (row === undefined) throw new Error('The changes of lists could not be read: the database returned no row');
	const { products, chunks, reworded, everything, retitled, names } = row;
	return {
		snapshot: row.snapshot,
		oldest: row.oldest,
		products: products ?? [],
		chunks: chunks ?? [],
		reworded: reworded ?? [],
		everything: everything ?? false,
		names: names ?? false,
		retitled: names ? [] : (retitled ?? []),
	};
}
