import { sql } from 'kysely';
import type { SourceProduct } from '../../platform/source/catalog.ts';
import type { Database } from '../tables.ts';
import { toStoredDocumentPath } from './documents/stored-documents.ts';
import { type ProductsWithMedia, toProductIds } from './products-with-media.ts';

interface Row {
	readonly id: number;
	/** Null for a product without documents. */
	readonly title: string | null;
	readonly lang: string | null;
	readonly url: string | null;
	readonly type: string | null;
	readonly bytes: number | null;
	readonly state: 'waiting' | 'stored' | 'linked' | 'failed' | null;
	readonly hash: string | null;
	/** Bytes of the stored file. */
	readonly stored: number | null;
}

type Shown = SourceProduct['documents'][number];

/** Updates `products.documents` from the stored documents, and returns the ids of changed products. */
export async function showDocuments(db: Database, products: ProductsWithMedia): Promise<number[]> {
	const { rows } = await sql<Row>`
		select q.id, d.title, d.lang, d.url, d.type, d.bytes, s.state, f.hash, f.bytes as stored
		from products q left join product_documents d on d.product_id = q.id left join media_sources s on s.id = d.source_id
			left join media_files f on f.hash = coalesce(d.media, s.hash)
		where q.id in (${toProductIds('product_documents', products)}) order by q.id, d.position
	`.execute(db);
	const shown = [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({ id, documents: own.flatMap(toShown) }));
	if (shown.length === 0) return [];
	const { rows: changed } = await sql<{ id: number }>`
		update products p set documents = r.documents, updated_at = now() from json_to_recordset(${JSON.stringify(shown)}::json) as r(id int, documents jsonb)
		where p.id = r.id and p.documents is distinct from r.documents returning p.id
	`.execute(db);
	return changed.map(({ id }) => id);
}

/** Links to the stored PDF, or to the original URL while the source is waiting or is not a PDF. Failed documents are left out. */
function toShown({ title, lang, url, type, bytes, state, hash, stored }: Row): Shown[] {
	if (title === null) return [];
	const named = { title, ...(lang !== null && { lang }) };
	if (hash !== null) return [{ ...named, url: toStoredDocumentPath(hash, title), size: stored ?? 0, type: 'pdf' }];
	return url === null || state === 'failed' ? [] : [{ ...named, url, size: bytes ?? 0, type: type ?? '' }];
}
