import { type RawBuilder, sql } from 'kysely';

/** Products that one row of bits tells of: a power of two. */
export const CHUNK_BITS = 2048;
const SHIFT = Math.log2(CHUNK_BITS);

/** The chunk that an id lies in, its place there, and a chunk in which it alone is set; `column` is ours, never a shopper's. */
export const chunkOf = (column: string): RawBuilder<number> => sql<number>`${sql.ref(column)} >> ${sql.lit(SHIFT)}`;
export const placeOf = (column: string): RawBuilder<number> => sql<number>`${sql.ref(column)} & ${sql.lit(CHUNK_BITS - 1)}`;
export const singleBit = (column: string): RawBuilder<string> =>
	sql<string>`set_bit(repeat('0', ${sql.lit(CHUNK_BITS)})::bit(${sql.lit(CHUNK_BITS)}), ${placeOf(column)}, 1)`;

const WORD_BITS = 64;
const WORD_SHIFT = Math.log2(WORD_BITS);

/**
 * A query of `chunk` and `bits` of many rows' ids. The ids are gathered in numbers of 64 bits before these become chunks: half the cost of a chunk an id.
 */
export const toChunks = (column: string, rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
	select nth >> ${sql.lit(SHIFT - WORD_SHIFT)} as chunk,
		bit_or(word::bit(${sql.lit(WORD_BITS)})::bit(${sql.lit(CHUNK_BITS)}) >> ((nth << ${sql.lit(WORD_SHIFT)}) & ${sql.lit(CHUNK_BITS - 1)})) as bits from (
		select ${sql.ref(column)} >> ${sql.lit(WORD_SHIFT)} as nth,
			bit_or(1::bigint << (${sql.lit(WORD_BITS - 1)} - (${sql.ref(column)} & ${sql.lit(WORD_BITS - 1)}))) as word
		from ${rows} group by 1
	) words group by 1`;
