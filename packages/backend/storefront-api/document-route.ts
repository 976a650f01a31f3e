import type { FastifyInstance } from 'fastify';
import { readStoredDocument } from '../catalog/media/documents/stored-documents.ts';
import type { Database } from '../platform/database/tables.ts';
import { sendProblem } from '../platform/http/problem.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { importDemo } from '../seed/import-demo.ts';

/**
 * Product PDFs. Uploaded or fetched ones are at `/documents/<hash>/<name>.pdf`. Demo documents are at `/documents/<sku>/<kind>.pdf`, their energy labels
 * at `.svg`; these are generated per request from the product's current data. The storefront caches them.
 */
export function registerDocuments(app: FastifyInstance, db: Database, store: MediaStore): void {
	app.get('/documents/*', async (request, reply) => {
		const path = request.url.split('?')[0] ?? '';
		const stored = await readStoredDocument(db, store, path);
		if (stored) return reply.type('application/pdf').header('cache-control', 'public, max-age=31536000, immutable').send(stored);
		const isLabel = path.endsWith('.svg');
		const content = isLabel ? await drawLabel(db, path) : await writeDocument(db, path);
		if (content === null) return sendProblem(request, reply, notFound('document'));
		return reply
			.type(isLabel ? 'image/svg+xml' : 'application/pdf')
			.header('cache-control', 'public, max-age=3600')
			.send(content);
	});
}

const loadWriter = () => import('../catalog/media/documents/make-document.ts');
const loadLabels = () => importDemo(() => import('@titraj/demo/pictures/labels/draw-energy-label.ts'));

/** Loads what draws documents and labels: `npm ci` may replace those files while the server runs. */
export const loadDocuments = (): Promise<unknown> => Promise.all([loadWriter(), loadLabels()]);

async function writeDocument(db: Database, path: string): Promise<Buffer | null> {
	const { makeDocument } = await loadWriter();
	return makeDocument(db, path);
}

async function drawLabel(db: Database, path: string): Promise<string | null> {
	const { readLabelled } = await loadWriter();
	const product = await readLabelled(db, path);
	const demo = product && (await loadLabels());
	return product && demo ? demo.drawEnergyLabel(product) : null;
}
