import { type Kysely, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { showImages } from './show-images.ts';
import { type NewSource, noteSources } from './sources/note-sources.ts';

/** A picture as a merchant names it: by its address, by a name beside the feed, or by the hash of an upload. */
export interface ImageSource {
	readonly url: string | null;
	readonly file: string | null;
	readonly media: string | null;
	readonly alt: string | null;
}

/**
 * Keeps the pictures of products, in the place of those that they had, puts what is to be fetched into the queue, and answers the ids of products whose pictures
 * changed. `folder`: where names beside the feed are looked for, without a slash at its end.
 */
export async function writeImages(trx: Kysely<Tables>, images: ReadonlyMap<number, readonly ImageSource[]>, folder: string | null): Promise<Set<number>> {
	if (images.size === 0) return new Set();
	const named = [...images].flatMap(([product_id, sources]) =>
		sources.map((source, position) => ({ product_id, position, ...source, from: toSource(source, folder) })),
	);
	const ids = await noteSources(
		trx,
		'picture',
		named.flatMap(({ from }) => from ?? []),
	);
	const rows = named.map(({ from, ...row }) => ({ ...row, source_id: from && ids.get(from.source) }));
	const wanted = sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(product_id int, position int, url text, file text, media text, alt text, source_id int)`;
	const gone = await sql<{ product_id: number }>`
		delete from product_images i where i.product_id = any(${idList([...images.keys()])}) and not exists (
			select from ${wanted} where (r.product_id, r.position) = (i.product_id, i.position)
				and (r.url, r.file, r.media, r.alt, r.source_id) is not distinct from (i.url, i.file, i.media, i.alt, i.source_id)
		) returning product_id
	`.execute(trx);
	const added = await sql<{ product_id: number }>`
		insert into product_images (product_id, position, url, file, media, alt, source_id) select product_id, position, url, file, media, alt, source_id from ${wanted}
		on conflict do nothing returning product_id
	`.execute(trx);
	const changed = new Set([...gone.rows, ...added.rows].map(({ product_id }) => product_id));
	if (changed.size > 0) await showImages(trx, { productIds: [...changed] });
	return changed;
}

function toSource({ url, file }: ImageSource, folder: string | null): NewSource | null {
	if (url !== null) return { source: url, folder: null };
	return file !== null && folder !== null ? { source: `${folder}/${file}`, folder } : null;
}
