import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { keepMedia, kindOf, LARGEST } from '../../catalog/media/index.ts';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { toEntry } from '../http/entry.ts';
import { sendFieldErrors } from '../http/register-route.ts';
import type { Scope } from '../keys/scopes.ts';
import { Nullable } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

export const UPLOAD_PATH = '/media';
export const UPLOAD_SCOPES: readonly Scope[] = ['products:write'];
/** Accepted `Content-Type` headers. The actual format is detected from the content. */
export const UPLOAD_TYPES = ['application/octet-stream', 'application/pdf', 'image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/tiff', 'image/webp'];
const MOST_BYTES = Math.max(...Object.values(LARGEST));
/** Concurrent uploads: each is held in memory. */
const MOST_AT_ONCE = 4;

/** A stored upload; product rows refer to it by `media`. */
export const UploadedMedia = Strict({
	media: Type.String(),
	type: Type.String(),
	bytes: Type.Integer(),
	/** Pixels of a picture after EXIF rotation. */
	width: Nullable(Type.Integer()),
	height: Nullable(Type.Integer()),
});
type UploadedMedia = Static<typeof UploadedMedia>;

/** Accepts a picture or PDF as the request body. Identical bytes get the same `media`. */
export function registerUpload(scope: FastifyInstance, { db, media: store }: Shop & { readonly media: MediaStore }): void {
	const inProgress = new Set<FastifyRequest>();
	const working = new WeakSet<FastifyRequest>();
	scope.addContentTypeParser(UPLOAD_TYPES, { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));

	/** Reserves a place before the body is read. An aborted request frees its place, unless its body is already being processed. */
	const takePlace = async (request: FastifyRequest, reply: FastifyReply) => {
		if (inProgress.size >= MOST_AT_ONCE)
			return sendProblem(request, reply.header('retry-after', '1'), new Refusal(429, 'Too Many Requests', `${MOST_AT_ONCE} uploads are already in progress`));
		inProgress.add(request);
		reply.raw.once('close', () => working.has(request) || inProgress.delete(request));
		return undefined;
	};

	scope.post(UPLOAD_PATH, { config: { scopes: UPLOAD_SCOPES }, bodyLimit: MOST_BYTES, preParsing: takePlace }, async (request, reply) => {
		working.add(request);
		try {
			const bytes = request.body;
			if (!Buffer.isBuffer(bytes)) return sendProblem(request, reply, new Refusal(415, 'Unsupported Media Type', `send ${UPLOAD_TYPES.join(', ')}`));
			const kind = kindOf(bytes);
			if (bytes.length > LARGEST[kind])
				return sendProblem(request, reply, new Refusal(413, 'Content Too Large', `a ${kind} must not exceed ${LARGEST[kind]} bytes`));
			const note: Parameters<typeof keepMedia>[2]['note'] = (trx, { hash, type }) =>
				toEntry(request, { operation: 'uploadMedia', entity: `${UPLOAD_PATH}/${hash}`, after: { type, bytes: bytes.length } })(trx);
			const kept = await keepMedia(db, store, { kind, bytes, note });
			if (!kept.ok) return sendFieldErrors(request, reply, { status: 422, errors: [{ field: '', reason: kept.reason }] });
			const { hash, type, width, height } = await db.selectFrom('media_files').selectAll().where('hash', '=', kept.hash).executeTakeFirstOrThrow();
			return { media: hash, type, bytes: bytes.length, width, height } satisfies UploadedMedia;
		} finally {
			inProgress.delete(request);
		}
	});
}
