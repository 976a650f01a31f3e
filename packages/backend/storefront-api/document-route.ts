import type { FastifyInstance } from 'fastify';
import { makeDocument, readLabelled, readStoredDocument } from '../catalog/media/index.ts';
import type { Database } from '../platform/database/tables.ts';
import { sendProblem } from '../platform/http/problem.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { importDemo } from '../seed/index.ts';

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
		const content = isLabel ? await drawLabel(db, path) : await makeDocument(db, path);
		if (content === null) return sendProblem(request, reply, notFound('document'));
		return reply
			.type(isLabel ? 'image/svg+xml' : 'application/pdf')
			.header('cache-control', 'public, max-age=3600')
			.send(content);
	});
}

/** Loads what draws energy labels; main.ts calls it at the start, because `npm ci` may replace those files while the server runs. */
export const loadLabels = () => importDemo(() => import('@titraj/demo/pictures/labels/draw-energy-label.ts'));

async function drawLabel(db: Database, path: string): Promise<string | null> {
	const product = await readLabelled(db, path);
	const demo = product && (await loadLabels());
	return product && demo ? demo.drawEnergyLabel(product) : null;
}
