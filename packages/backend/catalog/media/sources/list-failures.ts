import { sql } from 'kysely';
import type { Database } from '../../tables.ts';

/** Pictures and documents of a product that could not be fetched or stored. */
export interface FailedProduct {
	readonly id: number;
	readonly sku: string;
	readonly failures: readonly { readonly field: string; readonly source: string; readonly reason: string }[];
}

/** Products with failures by ascending id, starting after `after`. */
export async function listFailures(db: Database, { after, limit }: { after: number; limit: number }): Promise<FailedProduct[]> {
	const { rows } = await sql<FailedProduct>`
		select p.id, p.code as sku,
			json_agg(json_build_object('field', i.field || '.' || i.position, 'source', i.source, 'reason', s.reason) order by i.field desc, i.position) as failures
		from (
			select 'images' as field, product_id, position, coalesce(url, file) as source, source_id from product_images
			union all select 'documents', product_id, position, coalesce(url, file), source_id from product_documents
		) i join media_sources s on s.id = i.source_id join products p on p.id = i.product_id
		where s.state = 'failed' and p.id > ${after} group by p.id, p.code order by p.id limit ${limit}
	`.execute(db);
	return rows;
}
