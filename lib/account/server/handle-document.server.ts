import { type Environment, readEnvironment } from '#lib/platform/config/environment.server.ts';
import { dataHeaders } from '#lib/platform/config/security-headers.server.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { createResponseCache } from '#lib/platform/server/cache/response-cache.server.ts';
import { fetchFile } from '#lib/platform/server/http/fetch-file.server.ts';
import { problem } from '#lib/platform/server/http/problem.server.ts';
import { respond } from '#lib/platform/server/http/respond.server.ts';

/** Maximum size of a document in bytes. */
const LARGEST = 20_000_000;
const TYPES = { pdf: 'application/pdf', svg: 'image/svg+xml' } as const;
const PATH = /^\/documents\/[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}\.(pdf|svg)$/;
/** Papers of orders, opened with the order's code: they are kept nowhere. */
const PAPER = /^\/documents\/order-papers\/\d{1,9}\.pdf$/;
const MINUTES = 60;
const MEGABYTE = 1024 * 1024;
/** `sandbox` would keep browsers from showing PDFs. */
const POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const often = createResponseCache({ maximumEntries: 200, largestBytes: MEGABYTE, staleMinutes: 0, isOutage: () => false });

/** GET /documents/*: a document or energy label of a product, fetched from the backend because browsers call only our origin (D23). */
export async function handleDocument(request: Request, requestId: string): Promise<Response> {
	if (request.method !== 'GET' && request.method !== 'HEAD') return problem(405, { requestId, headers: { allow: 'GET, HEAD' } });
	const { pathname, search } = new URL(request.url);
	if (PAPER.test(pathname)) return answerPaper(`${pathname}${search}`);
	const ending = PATH.exec(pathname)?.[1];
	if (ending !== 'pdf' && ending !== 'svg')
		return problem(404, { requestId, detail: 'There is no such document', headers: { 'cache-control': 'public, max-age=60' } });
	const environment = readEnvironment();
	const key = `${environment.backendUrl} ${pathname}`;
	const { value } = await often.read(key, MINUTES, () => readDocument(environment, pathname, TYPES[ending]), {
		bytes: ({ byteLength }) => byteLength,
	});
	return respond(value, {
		headers: {
			...dataHeaders(),
			'content-type': TYPES[ending],
			'content-length': String(value.byteLength),
			'cache-control': `public, max-age=${MINUTES * 60}`,
			'netlify-cdn-cache-control': `public, durable, max-age=${MINUTES * 60}, stale-while-revalidate=86400`,
			'content-security-policy': POLICY,
		},
	});
}

async function answerPaper(path: string): Promise<Response> {
	const value = await readDocument(readEnvironment(), path, TYPES.pdf);
	const headers = { 'content-type': TYPES.pdf, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'content-security-policy': POLICY };
	return respond(value, { headers: { ...dataHeaders(), ...headers } });
}

/** Throws ApiFailure. */
const readDocument = async (environment: Environment, path: string, type: string): Promise<Uint8Array<ArrayBuffer>> =>
	unwrap(await fetchFile(environment, path, { types: [type], largest: LARGEST })).bytes;
