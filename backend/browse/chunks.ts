import { type RawBuilder, sql } from 'kysely';

/** Products that one row of bits tells of: a power of two. */
export const CHUNK_BITS = 2048;
const SHIFT = Math.log2(CHUNK_BITS);

/** The chunk that an id lies in, its place there, and a chunk in which it alone is set; `column` is ours, never a shopper's. */
export const chunkOf = (column: string): RawBuilder<number> => sql<number>`${sql.ref(column)} >> ${sql.lit(SHIFT)}`;
export const placeOf = (column: string): RawBuilder<number> => sql<number>`${sql.ref(column)} & ${sql.lit(CHUNK_BITS - 1)}`;
export const singleBit = (column: string): RawBuilder<string> =>
	sql<string>`set_bit(repeat('0', ${sql.lit(CHUNK_BITS)})::bit(${sql.lit(CHUNK_BITS)}), ${placeOf(column)}, 1)`;
