import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { readPhoto } from '../../catalog/feedback/index.ts';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { isUuid } from '../../platform/text/is-uuid.ts';
import type { Scope } from '../keys/scopes.ts';

const scopes: readonly Scope[] = ['customers:write'];
const params = Type.Object({ photo: Type.String({ format: 'uuid' }) });

export const REVIEW_PHOTO = {
	...{ path: '/review-photos/{photo}', operationId: 'getReviewPhoto', scopes, params, query: Type.Object({}), type: 'image/jpeg' },
	summary: 'A photo of a review, also before it is published: JPEG until then, WebP from then on',
} as const;

/** Photos of reviews, for staff who decide about them. */
export function registerReviewPhoto(scope: FastifyInstance, { db, media }: Shop & { readonly media: MediaStore }): void {
	scope.get<{ Params: { photo: string } }>('/review-photos/:photo', { config: { scopes } }, async (request, reply) => {
		const { photo: id } = request.params;
		const photo = isUuid(id) ? await readPhoto(db, media, id) : null;
		if (photo === null) return sendProblem(request, reply, notFound(`photo ${id}`));
		return reply.type(photo.type).headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }).send(photo.bytes);
	});
}
