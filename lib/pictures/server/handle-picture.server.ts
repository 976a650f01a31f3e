import PQueue from 'p-queue';
import { type Environment, readEnvironment } from '#lib/platform/config/environment.server.ts';
import { dataHeaders } from '#lib/platform/config/security-headers.server.ts';
import { ApiFailure, unwrap } from '#lib/platform/http/result.ts';
import { createResponseCache } from '#lib/platform/server/cache/response-cache.server.ts';
import type { FetchedFile } from '#lib/platform/server/http/fetch-file.server.ts';
import { problem } from '#lib/platform/server/http/problem.server.ts';
import { respond } from '#lib/platform/server/http/respond.server.ts';
import { errorFields, log } from '#lib/platform/server/log/log.server.ts';
import { encodePicture } from './encode-picture.server.ts';
import { fetchDrawing, fetchPlain, fetchStored } from './fetch-picture.server.ts';
import { type PictureRequest, parsePicturePath } from './parse-picture-path.server.ts';
import { openPictureFiles } from './picture-files.server.ts';

type Encoded = Extract<PictureRequest, { kind: 'encoded' }>;
type Kept = Extract<PictureRequest, { kind: 'encoded' | 'stored' }>;
type Bytes = Uint8Array<ArrayBuffer>;

/** Maximum number of waiting pictures; further ones are refused with 503. */
const LONGEST_QUEUE = 300;
const MEGABYTE = 1024 * 1024;
const queue = new PQueue();
/** Memory cache, because reading a file takes four round trips to another thread. Entries never become stale: a path always means the same picture. */
const often = createResponseCache({ maximumEntries: 5000, largestBytes: MEGABYTE / 2, staleMinutes: 0, isOutage: () => false });

/**
 * GET /media/*: a drawing encoded in one size and format on first request and cached permanently (docs/decisions/0007), the drawing itself,
 * or a photograph or plain picture of the backend.
 */
export async function handlePicture(request: Request, requestId: string): Promise<Response> {
	if (request.method !== 'GET' && request.method !== 'HEAD') return problem(405, { requestId, headers: { allow: 'GET, HEAD' } });
	const environment = readEnvironment();
	const { pathname } = new URL(request.url);
	const asked = parsePicturePath(pathname);
	if (asked === null) return problem(404, { requestId, detail: 'There is no such picture size or kind', headers: { 'cache-control': 'public, max-age=60' } });
	if (asked.kind === 'plain') return respondPlainly(unwrap(await fetchPlain(environment, asked.source)));
	const picture = asked.kind === 'drawing' ? unwrap(await fetchDrawing(environment, asked.source)) : await findOrMake(environment, pathname, asked);
	return respond(picture, { headers: headersOf(asked) });
}

/** Returns a cached picture, or fetches or encodes it once for concurrent requests. Throws ApiFailure. */
async function findOrMake(environment: Environment, path: string, asked: Kept): Promise<Bytes> {
	const key = `${environment.mediaCacheDir} ${environment.backendUrl} ${path}`;
	const { value } = await often.read(
		key,
		Number.POSITIVE_INFINITY,
		() => (asked.kind === 'stored' ? readStored(environment, asked) : make(environment, path, asked)),
		{ bytes: ({ byteLength }) => byteLength },
	);
	return value;
}

const readStored = async (environment: Environment, { source, format }: Extract<Kept, { kind: 'stored' }>): Promise<Bytes> =>
	unwrap(await fetchStored(environment, source, format)).bytes;

async function make(environment: Environment, path: string, asked: Encoded): Promise<Bytes> {
	const files = openPictureFiles(environment.mediaCacheDir);
	const kept = await files.read(path);
	if (kept) return kept;
	if (queue.size >= LONGEST_QUEUE)
		throw new ApiFailure({ kind: 'http', statusCode: 503, retryable: true, message: `GET ${path}: 503, too many pictures are being encoded` });
	const drawing = unwrap(await fetchDrawing(environment, asked.source));
	queue.concurrency = environment.imageConcurrency;
	const bytes = await queue.add(() => encodePicture(drawing, asked));
	await files.write(path, bytes).catch((cause: unknown) => log('error', 'picture not kept', { path, ...errorFields(cause) }));
	return bytes;
}

/** Cached for a day only: the picture at this path may change. */
function respondPlainly({ bytes, type }: FetchedFile): Promise<Response> | Response {
	return respond(bytes, { headers: { ...safeHeaders(), 'content-type': type, 'cache-control': 'public, max-age=86400' } });
}

/** Headers of every picture: an SVG that is opened directly must not run scripts. */
const safeHeaders = (): Readonly<Record<string, string>> => ({
	...dataHeaders(),
	'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
	'cross-origin-resource-policy': 'cross-origin',
});

const TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;

/** The path determines the picture's content, so it is immutable. */
function headersOf(asked: Exclude<PictureRequest, { kind: 'plain' }>): Record<string, string> {
	return {
		...safeHeaders(),
		'content-type': asked.kind === 'drawing' ? 'image/svg+xml' : TYPES[asked.format],
		'cache-control': 'public, max-age=31536000, immutable',
		'netlify-cdn-cache-control': 'public, durable, max-age=31536000, immutable',
	};
}
