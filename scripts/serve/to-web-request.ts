import type { IncomingMessage } from 'node:http';
import { toHostname } from '@titraj/contract/http/known-hosts.ts';
import { decodeUnreserved } from '#lib/platform/url/decode-unreserved.ts';

/**
 * The URL of a request; null if host and path do not form one. The host is always the header's, even if the path begins with another
 * (`//elsewhere`); the path is always the request line's, even if the header ends with one (`Host: shop.example/elsewhere?`).
 * Percent-encoded unreserved characters are decoded: `/%5fheaders` is the same path as `/_headers` (RFC 3986, 6.2.2.2).
 */
export function urlOf({ url = '/', headers }: IncomingMessage): URL | null {
	const host = headers.host || 'localhost';
	const asked = url.startsWith('/') && toHostname(host) !== null ? URL.parse(`http://${host}${url}`) : null;
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
