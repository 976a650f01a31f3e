import type { IncomingMessage } from 'node:http';

/** The address that a request was sent to; null where host or path make none. The host is the header's, never one that the path begins with (`//elsewhere`). */
export function urlOf({ url = '/', headers }: IncomingMessage): URL | null {
	const asked = url.startsWith('/') ? URL.parse(`http://${headers.host ?? 'localhost'}${url}`) : null;
	return asked?.username === '' && asked.password === '' ? asked : null;
}

/** A Node request, whose body has been read, as the `Request` that functions take. */
export function toWebRequest(request: IncomingMessage, url: URL, body: Buffer<ArrayBuffer>): Request {
	const headers = new Headers();
	for (let index = 0; index + 1 < request.rawHeaders.length; index += 2) headers.append(request.rawHeaders[index] ?? '', request.rawHeaders[index + 1] ?? '');
	const method = request.method ?? 'GET';
	return new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) });
}
