import type { FastifyInstance } from 'fastify';
import { readStoredDocument } from '../catalog/media/documents/stored-documents.ts';
import type { Database } from '../platform/database/tables.ts';
import { sendProblem } from '../platform/http/problem.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { MediaStore } from '../platform/media/media-store.ts';

/**
 * PDFs of products: a merchant's own at `/documents/<hash>/<name>.pdf`; those of the demo at `/documents/<sku>/<kind>.pdf`, written when they are asked for, as they
 * follow the product. The storefront keeps them.
 */
export function registerDocuments(app: FastifyInstance, db: Database, store: MediaStore): void {
	app.get('/documents/*', async (request, reply) => {
		const path = request.url.split('?')[0] ?? '';
		const stored = await readStoredDocument(db, store, path);
		if (stored) return reply.type('application/pdf').header('cache-control', 'public, max-age=31536000, immutable').send(stored);
		const { makeDocument } = await import('../catalog/media/documents/make-document.ts');
		const bytes = await makeDocument(db, path);
		if (bytes === null) return sendProblem(request, reply, notFound('document'));
		return reply.type('application/pdf').header('cache-control', 'public, max-age=3600').send(bytes);
	});
}
