import type { Kysely } from 'kysely';
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
