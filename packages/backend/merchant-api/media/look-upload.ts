import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { LARGEST_LOOK_PICTURE, makeLookPicture } from '../../content/index.ts';
import type { Shop } from '../../platform/http/handler.ts';
import { keepLookPicture } from '../../platform/shop/look.ts';
import { toEntry } from '../http/entry.ts';
import { sendFieldErrors } from '../http/register-route.ts';
import type { Scope } from '../keys/scopes.ts';
import { Strict } from '../schemas/text.ts';
import { UPLOAD_TYPES } from './upload-route.ts';

export const LOOK_UPLOAD_PATH = '/settings/look/pictures/:use';
export const LOOK_UPLOAD_SCOPES: readonly Scope[] = ['settings:write'];
const SVG = 'image/svg+xml';
/** Accepted `Content-Type` headers; the format is detected from the content. */
export const LOOK_UPLOAD_TYPES = [SVG, 'image/png', 'image/webp', 'image/jpeg', 'application/octet-stream'];
export const LookUpload = Strict({ picture: Type.String(), width: Type.Integer(), height: Type.Integer() });
export const LookUse = Type.Object({ use: Type.Union([Type.Literal('logo'), Type.Literal('icon')]) });

/** Accepts a logo or an icon as the request body, and stores what is drawn from it. It is shown once the look names its `picture`. */
export function registerLookUpload(scope: FastifyInstance, { db, config }: Shop): void {
	if (!UPLOAD_TYPES.includes(SVG))
		scope.addContentTypeParser(SVG, { parseAs: 'buffer', bodyLimit: LARGEST_LOOK_PICTURE }, (_request, body, done) => done(null, body));
	scope.post<{ Params: { use: string } }>(
		LOOK_UPLOAD_PATH,
		{
			config: { scopes: LOOK_UPLOAD_SCOPES },
			bodyLimit: LARGEST_LOOK_PICTURE,
			errorHandler(error, request, reply) {
				if (error.statusCode !== 413) throw error;
				return sendFieldErrors(request, reply, { status: 413, errors: [{ field: String(request.url.split('/').at(-1)), reason: 'is larger than 1 MB' }] });
			},
		},
		async (request, reply) => {
			const { use } = request.params;
			if (use !== 'logo' && use !== 'icon') return sendFieldErrors(request, reply, { status: 400, errors: [{ field: 'path.use', reason: 'is logo or icon' }] });
			const made = Buffer.isBuffer(request.body) ? await makeLookPicture(request.body, use) : { ok: false as const, reason: 'is no PNG, WebP, JPEG or SVG' };
			if (!made.ok) return sendFieldErrors(request, reply, { status: 422, errors: [{ field: use, reason: made.reason }] });
			const { hash, width, height } = made.picture;
			await db.transaction().execute(async (trx) => {
				await keepLookPicture(trx, made.picture, config.now());
				const entity = `/settings/look/pictures/${hash}`;
				await toEntry(request, { operation: 'uploadLookPicture', entity, after: { use, width, height } })(trx);
			});
			return { picture: hash, width, height };
		},
	);
}
