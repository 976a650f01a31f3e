import { type Kysely, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Where a picture comes from: an address, or a file beside a feed. */
export interface ImageSource {
	readonly url: string | null;
	readonly file: string | null;
	readonly alt: string | null;
}

/** Keeps the pictures of products, in the place of those that they had, and answers the ids of products whose pictures changed. */
export async function writeImages(trx: Kysely<Tables>, images: ReadonlyMap<number, readonly ImageSource[]>): Promise<Set<number>> {
	if (images.size === 0) return new Set();
	const rows = [...images].flatMap(([product_id, sources]) => sources.map((source, position) => ({ product_id, position, ...source })));
	const wanted = sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(product_id int, position int, url text, file text, alt text)`;
	const gone = await sql<{ product_id: number }>`
		delete from product_images i where i.product_id = any(${idList([...images.keys()])}) and not exists (
			select from ${wanted} where (r.product_id, r.position) = (i.product_id, i.position) and (r.url, r.file, r.alt) is not distinct from (i.url, i.file, i.alt)
		) returning product_id
	`.execute(trx);
	const added = await sql<{ product_id: number }>`
		insert into product_images (product_id, position, url, file, alt) select product_id, position, url, file, alt from ${wanted}
		on conflict do nothing returning product_id
	`.execute(trx);
	return new Set([...gone.rows, ...added.rows].map(({ product_id }) => product_id));
}
