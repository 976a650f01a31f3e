import type { FastifyInstance } from 'fastify';
import { parsePictureParams } from '../catalog/media/picture-url.ts';
import { sendProblem } from '../platform/http/problem.ts';
import { notFound } from '../platform/http/refusal.ts';
import { importDemo } from '../seed/import-demo.ts';

const SVG_PATH = /^([a-z]{1,20})\/([a-z0-9._-]{1,200})\/([a-z0-9-]{1,40})\.svg$/;

/** Drawings of the demo's package at `/media/<kind>/<params>/<view>.svg`; none where it is not installed. Their address says everything that is in them: they never change under it. */
export function registerMedia(app: FastifyInstance): void {
	app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
		const [, kind, segment, view] = SVG_PATH.exec(request.params['*']) ?? [];
		const params = segment === undefined ? null : parsePictureParams(segment);
		if (kind === undefined || params === null || view === undefined) return sendProblem(request, reply, notFound('picture'));
		const demo = await importDemo(() => import('@titraj/demo/pictures/draw-known-picture.ts'));
		const svg = demo?.drawKnownPicture({ kind, params, view });
		if (!svg) return sendProblem(request, reply, notFound('picture'));
		return reply.type('image/svg+xml').header('cache-control', 'public, max-age=31536000, immutable').send(svg);
	});
}
