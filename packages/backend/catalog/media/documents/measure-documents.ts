import { sql } from 'kysely';
import type { Database } from '../../tables.ts';
import { makeDocument } from './make-document.ts';

/** Fills in the size of generated documents that a seed lists with size 0, because links show it. */
export async function measureDocuments(db: Database): Promise<void> {
	const products = await db.selectFrom('products').select(['id', 'documents']).where(sql<boolean>`documents @> '[{"size":0}]'`).execute();
	for (const { id, documents } of products) {
		const measured = [];
		for (const document of documents) {
			const bytes = document.size > 0 ? null : await makeDocument(db, document.url);
			measured.push(bytes === null ? document : { ...document, size: bytes.byteLength });
		}
		await db
			.updateTable('products')
			.set({ documents: JSON.stringify(measured) })
			.where('id', '=', id)
			.execute();
	}
}
