import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../tables.ts';

/** Pictures and documents of a product that could not be fetched or stored. */
export interface FailedProduct {
	readonly id: number;
	readonly sku: string;
	readonly title: string;
	/** `waiting`: it is tried again. */
	readonly failures: readonly { readonly field: string; readonly source: string; readonly reason: string; readonly state: 'failed' | 'waiting' }[];
}

interface Wish {
	readonly after: number;
	readonly limit: number;
	/** With what is tried again. */
	readonly waiting?: boolean;
}

const FAILED = sql`s.reason is not null and s.state = 'failed'`;
const FAILED_OR_WAITING = sql`s.reason is not null and s.state in ('failed', 'waiting')`;

/** Pictures and documents of products, each with its source. */
const used = (condition: RawBuilder<unknown>) => sql`(
	select 'images' as field, product_id, position, coalesce(url, file) as source, source_id from product_images
	union all select 'documents', product_id, position, coalesce(url, file), source_id from product_documents
) i join media_sources s on s.id = i.source_id and ${condition}`;

/** Products with failures by ascending id, starting after `after`. */
export async function listFailures(db: Database, { after, limit, waiting = false }: Wish): Promise<FailedProduct[]> {
	const { rows } = await sql<FailedProduct>`
		select p.id, p.code as sku, p.title,
			json_agg(json_build_object('field', i.field || '.' || i.position, 'source', i.source, 'reason', s.reason, 'state', s.state)
				order by i.field desc, i.position) as failures
		from ${used(waiting ? FAILED_OR_WAITING : FAILED)} join products p on p.id = i.product_id
		where p.id > ${after} group by p.id, p.code, p.title order by p.id limit ${limit}
	`.execute(db);
	return rows;
}

/** Number of products with failures, without those that are tried again. */
export async function countFailures(db: Database): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(distinct i.product_id)::int as count from ${used(FAILED)}`.execute(db);
	return rows[0]?.count ?? 0;
}
