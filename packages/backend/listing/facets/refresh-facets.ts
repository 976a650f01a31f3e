import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { ChangedProducts } from './changed-products.ts';
import { chooseFacets } from './choose-facets.ts';
import { CHUNK_BITS, chunkOf, singleBit } from './chunks.ts';

/** Brings facets up to date with changed products: only their chunks and categories are read. */
export async function refreshFacets(db: Database, { chunks, categoryIds }: ChangedProducts): Promise<void> {
	const widened = await chooseFacets(db, categoryIds);
	await rebuildBits(db, widened ? null : chunks);
}

/** `null` means every chunk. */
async function rebuildBits(db: Database, chunks: number[] | null): Promise<void> {
	const ranges = (chunks ?? []).map((chunk) => sql`x.product_id between ${sql.lit(chunk * CHUNK_BITS)} and ${sql.lit((chunk + 1) * CHUNK_BITS - 1)}`);
	await sql`delete from facet_bits where ${chunks === null ? sql`true` : sql`chunk = any(${chunks}::int[])`}`.execute(db);
	await sql`
		insert into facet_bits (attribute_id, chunk, value_id, bits)
		select x.attribute_id, ${chunkOf('x.product_id')}, x.value_id, bit_or(${singleBit('x.product_id')})
		from product_attributes x
		where x.attribute_id in (select attribute_id from category_facets) and (${chunks === null ? sql`true` : sql.join(ranges, sql` or `)})
		group by 1, 2, 3 order by 1, 2, 3
	`.execute(db);
}
