import { type Kysely, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type NamedMedia, replaceMedia } from './replace-media.ts';
import { showDocuments } from './show-documents.ts';

/** A document as a merchant names it. */
export interface DocumentSource extends NamedMedia {
	readonly title: string;
	/** As in BCP 47. */
	readonly lang: string | null;
	/** Ending and bytes, as long as it is linked where it is. */
	readonly type: string | null;
	readonly bytes: number | null;
}

const DOCUMENTS = { kind: 'document', table: 'product_documents', columns: { title: 'text', lang: 'text', type: 'text', bytes: 'int' } } as const;

/** Keeps the documents of products, also in the place of those that the demo writes, and answers the ids of products whose documents changed. `folder` as `replaceMedia`. */
export async function writeDocuments(trx: Kysely<Tables>, items: ReadonlyMap<number, readonly DocumentSource[]>, folder: string | null): Promise<Set<number>> {
	if (items.size === 0) return new Set();
	const changed = await replaceMedia(trx, DOCUMENTS, { items, folder });
	const shown = await showDocuments(trx, { productIds: [...items.keys()] });
	return new Set([...changed, ...shown]);
}

/** Shows the kept documents of products that were written as a whole, whatever was written there; products without any keep what they show. */
export async function showKeptDocuments(trx: Kysely<Tables>, productIds: readonly number[]): Promise<void> {
	if (productIds.length === 0) return;
	const kept = await trx
		.selectFrom('product_documents')
		.select('product_id')
		.distinct()
		.where(sql<boolean>`product_id = any(${idList(productIds)})`)
		.execute();
	if (kept.length > 0) await showDocuments(trx, { productIds: kept.map(({ product_id }) => product_id) });
}
