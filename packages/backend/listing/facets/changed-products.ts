import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import { CHUNK_BITS, chunkOf } from './chunks.ts';

export interface ChangedProducts {
	chunks: number[];
	categoryIds: number[];
	/** Condition on `products as p`, as text: `ts_stat` accepts nothing else. */
	condition: string;
}

const CONDITION = 'not exists (select from refreshed_chunks r where r.chunk = p.id >> 11 and r.written_at >= p.updated_at)';

/** Products written since `markRefreshed`, or null. With `id`, only that product and its neighbours are checked instead of the whole catalog. */
export async function findChanged(db: Database, id?: number): Promise<ChangedProducts | null> {
	const condition = id === undefined ? CONDITION : `${neighbours(id)} and (p.id = ${id} or ${CONDITION})`;
	const { rows } = await sql<Omit<ChangedProducts, 'condition'>>`
		with changed as materialized (select distinct ${chunkOf('p.id')} as chunk, p.category_id from products p where ${sql.raw(condition)})
		select array(select distinct chunk from changed) as chunks, array(select distinct category_id from changed) as "categoryIds"
	`.execute(db);
	const [found] = rows;
	return found && found.chunks.length > 0 ? { ...found, condition } : null;
}

export async function markRefreshed(db: Database, id?: number): Promise<void> {
	await sql`
		insert into refreshed_chunks (chunk, written_at) select ${chunkOf('p.id')}, max(p.updated_at) from products p
		where ${sql.raw(id === undefined ? 'true' : neighbours(id))} group by 1
		on conflict (chunk) do update set written_at = excluded.written_at where refreshed_chunks.written_at < excluded.written_at
	`.execute(db);
}

/** The ids of a product's chunk. */
function neighbours(id: number): string {
	const first = id - (id % CHUNK_BITS);
	return `p.id between ${first} and ${first + CHUNK_BITS - 1}`;
}
