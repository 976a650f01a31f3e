import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf } from '#lib/platform/server/http/respond.server.ts';
import { chooseEncoding, encode } from './encode.ts';
import { type EncodingCache, toBytes } from './encoding-cache.ts';

/** Responses for one visitor must not be cached. */
const PERSONAL = /private|no-store/;

/** Sends a function's response. A streamed body is read to its end and never cancelled. */
export async function sendResponse(request: IncomingMessage, response: ServerResponse, answer: Response, encodeShared: EncodingCache): Promise<void> {
	const body = bodyOf(answer) ?? new Uint8Array(await answer.arrayBuffer());
	response.statusCode = answer.status;
	for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
	const cookies = answer.headers.getSetCookie();
	if (cookies.length > 0) response.setHeader('set-cookie', cookies);
	if (answer.status === 204 || answer.status === 304) return void response.end();
	const accepted = request.headers['accept-encoding'];
	const encoding = chooseEncoding(Array.isArray(accepted) ? accepted.join(',') : accepted, answer.headers.get('content-type') ?? '', body.length);
	const isShared = !PERSONAL.test(answer.headers.get('cache-control') ?? 'no-store') && cookies.length === 0;
	const sent = await (isShared && encoding !== 'identity' ? encodeShared({ body, encoding }) : encode(toBytes(body), encoding, 4));
	if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
	response.appendHeader('vary', 'accept-encoding');
	response.setHeader('content-length', sent.byteLength);
	response.end(request.method === 'HEAD' ? undefined : sent);
}
