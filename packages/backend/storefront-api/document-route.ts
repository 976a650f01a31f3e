import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/tables.ts';
import { sendProblem } from '../platform/http/problem.ts';
import { notFound } from '../platform/http/refusal.ts';

/** PDFs of products at `/documents/<sku>/<kind>.pdf`, written when they are asked for: they follow the product. The storefront keeps them. */
export function registerDocuments(app: FastifyInstance, db: Database): void {
	app.get('/documents/*', async (request, reply) => {
		const { makeDocument } = await import('../catalog/media/documents/make-document.ts');
		const bytes = await makeDocument(db, request.url.split('?')[0] ?? '');
		if (bytes === null) return sendProblem(request, reply, notFound('document'));
		return reply.type('application/pdf').header('cache-control', 'public, max-age=3600').send(bytes);
	});
}
