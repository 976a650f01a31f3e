import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../tables.ts';
import { type NamedMedia, replaceMedia } from './replace-media.ts';
import { showDocuments } from './show-documents.ts';

export interface DocumentSource extends NamedMedia {
	readonly title: string;
	/** BCP 47. */
	readonly lang: string | null;
	/** File extension and size, used while the document is only linked. */
	readonly type: string | null;
	readonly bytes: number | null;
}

const DOCUMENTS = { kind: 'document', table: 'product_documents', columns: { title: 'text', lang: 'text', type: 'text', bytes: 'int' } } as const;

/** Replaces the documents of products, including generated demo documents, and returns the ids of changed products. `folder`: see `replaceMedia`. */
export async function writeDocuments(trx: Database, items: ReadonlyMap<number, readonly DocumentSource[]>, folder: string | null): Promise<Set<number>> {
	if (items.size === 0) return new Set();
	const changed = await replaceMedia(trx, DOCUMENTS, { items, folder });
	const shown = await showDocuments(trx, { productIds: [...items.keys()] });
	return new Set([...changed, ...shown]);
}

/** Restores stored documents after a full write of their products. Products without stored documents keep what was written. */
export async function showKeptDocuments(trx: Database, productIds: readonly number[]): Promise<void> {
	if (productIds.length === 0) return;
	const kept = await trx
		.selectFrom('product_documents')
		.select('product_id')
		.distinct()
		.where(sql<boolean>`product_id = any(${idList(productIds)})`)
		.execute();
	if (kept.length > 0) await showDocuments(trx, { productIds: kept.map(({ product_id }) => product_id) });
}
