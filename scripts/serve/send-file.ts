import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './encode.ts';
import type { EncodingCache } from './encoding-cache.ts';
import type { CachedFile } from './file-cache.ts';
import { parseRange } from './parse-range.ts';

interface Sending {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly encodeShared: EncodingCache;
}

/** Brotli quality for files until their smallest form is ready. Both forms have one ETag, because no range of them is sent. */
const QUALITY = 6;
/** Files whose smallest form is made after their first request: nearly every visitor needs them, and their number does not grow with the catalog. */
const NEEDED_BY_ALL = /^(?:text\/css|text\/javascript|image\/svg\+xml)/;

/** Sends a static file: conditionally (304), in ranges (206, 416), and compressed if the client accepts it. */
export async function sendFile(
	request: IncomingMessage,
	response: ServerResponse,
	file: CachedFile,
	{ status, headers, encodeShared }: Sending,
): Promise<void> {
	const isHead = request.method === 'HEAD';
	const range = status === 200 ? request.headers.range : undefined;
	const encoding = range ? 'identity' : chooseEncoding(header(request, 'accept-encoding'), file.type, file.body.byteLength);
	const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
	response.setHeader('content-type', file.type);
	response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
	response.setHeader('etag', etag);
	response.setHeader('vary', 'accept-encoding');
	response.setHeader('accept-ranges', 'bytes');
	for (const [name, value] of Object.entries(headers)) response.setHeader(name, name === 'vary' ? `${value}, accept-encoding` : value);
	if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return end(response, 304);
	if (range && (request.headers['if-range'] === undefined || request.headers['if-range'] === etag)) {
		const part = parseRange(range, file.body.byteLength);
		if (part === 'unsatisfiable') {
			response.setHeader('content-range', `bytes */${file.body.byteLength}`);
			return end(response, 416);
		}
		if (part) {
			response.setHeader('content-range', `bytes ${part.start}-${part.end}/${file.body.byteLength}`);
			return end(response, 206, file.body.subarray(part.start, part.end + 1), isHead);
		}
	}
	if (encoding === 'identity') return end(response, status, file.body, isHead);
	response.setHeader('content-encoding', encoding);
	const smallest = NEEDED_BY_ALL.test(file.type) ? 'at once' : 'when requested again';
	return end(response, status, await encodeShared({ body: file.body, encoding, quality: QUALITY, smallest, hash: file.hash }), isHead);
}

function end(response: ServerResponse, status: number, body?: Uint8Array, isHead = false): void {
	response.statusCode = status;
	if (body) response.setHeader('content-length', body.byteLength);
	response.end(isHead ? undefined : body);
}

function isKnown(condition: string | undefined, etag: string): boolean {
	return condition !== undefined && (condition.trim() === '*' || condition.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));
}

function header(request: IncomingMessage, name: string): string | undefined {
	const value = request.headers[name];
	return Array.isArray(value) ? value.join(',') : value;
}
