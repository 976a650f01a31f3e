import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Pictures of a product that could not be fetched or stored. */
export interface FailedProduct {
	readonly id: number;
	readonly sku: string;
	readonly failures: readonly { readonly field: string; readonly source: string; readonly reason: string }[];
}

/** Products with failures, in the order of their ids, from the one after `after`. */
export async function listFailures(db: Kysely<Tables>, { after, limit }: { after: number; limit: number }): Promise<FailedProduct[]> {
	const { rows } = await sql<FailedProduct>`
		select p.id, p.code as sku, json_agg(json_build_object('field', 'images.' || i.position, 'source', coalesce(i.url, i.file), 'reason', s.reason) order by i.position) as failures
		from product_images i join media_sources s on s.id = i.source_id join products p on p.id = i.product_id
		where s.state = 'failed' and p.id > ${after} group by p.id, p.code order by p.id limit ${limit}
	`.execute(db);
	return rows;
}
