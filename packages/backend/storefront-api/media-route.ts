import type { FastifyInstance } from 'fastify';
import { parsePictureParams, parseStoredPath } from '../catalog/media/index.ts';
import { sendProblem } from '../platform/http/problem.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { importDemo } from '../seed/index.ts';

/** Loads what draws the demo's pictures, if it is installed. */
export const loadDrawings = () => importDemo(() => import('@titraj/demo/pictures/draw-known-picture.ts'));

const SVG_PATH = /^([a-z]{1,20})\/([a-z0-9._-]{1,200})\/([a-z0-9-]{1,40})\.svg$/;

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Product pictures at `/media/stored/<hash>.<width>.<format>`, and demo drawings at `/media/<kind>/<params>/<view>.svg` if the demo package is
 * installed. Both are immutable: the URL determines the content.
 */
export function registerMedia(app: FastifyInstance, store: MediaStore): void {
	app.get('/media/stored/*', async (request, reply) => {
		const asked = parseStoredPath(request.url.split('?')[0] ?? '');
		const bytes = asked && (await store.read(asked.key));
		if (!bytes) return sendProblem(request, reply, notFound('picture'));
		return reply.type(`image/${asked.format}`).header('cache-control', FOREVER).send(bytes);
	});
	app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
		const [, kind, segment, view] = SVG_PATH.exec(request.params['*']) ?? [];
		const params = segment === undefined ? null : parsePictureParams(segment);
		if (kind === undefined || params === null || view === undefined) return sendProblem(request, reply, notFound('picture'));
		const demo = await loadDrawings();
		const svg = demo?.drawKnownPicture({ kind, params, view });
		if (!svg) return sendProblem(request, reply, notFound('picture'));
		return reply.type('image/svg+xml').header('cache-control', FOREVER).send(svg);
	});
}
