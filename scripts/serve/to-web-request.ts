import type { IncomingMessage } from 'node:http';
import { decodeUnreserved } from '#lib/platform/url/decode-unreserved.ts';

/** A host with its port, if any: a name or an address, and nothing that begins a path, a query, an anchor or a user. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The address that a request was sent to; null where host or path make none. The host is the header's, never one that the path begins with
 * (`//elsewhere`); the path is the request line's, never one that the header ends with (`Host: shop.example/elsewhere?`). Signs that no address
 * has to encode are written as themselves: `/%5fheaders` is the same path as `/_headers` (RFC 3986, 6.2.2.2).
 */
export function urlOf({ url = '/', headers }: IncomingMessage): URL | null {
	const host = headers.host || 'localhost';
	const asked = url.startsWith('/') && HOST.test(host) ? URL.parse(`http://${host}${url}`) : null;
	if (asked) asked.pathname = decodeUnreserved(asked.pathname);
	return asked;
}

/** Converts a Node request, whose body has been read, to the `Request` that functions take. */
export function toWebRequest(request: IncomingMessage, url: URL, body: Buffer<ArrayBuffer>): Request {
	const headers = new Headers();
	for (let index = 0; index + 1 < request.rawHeaders.length; index += 2) headers.append(request.rawHeaders[index] ?? '', request.rawHeaders[index + 1] ?? '');
	const method = request.method ?? 'GET';
	return new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) });
}
