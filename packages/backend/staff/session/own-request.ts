import type { FastifyRequest } from 'fastify';

/** Whether the browser says that a page of this origin sent the request. A request that says nothing of its origin is not taken for one. */
export function isOwnRequest({ headers, host }: FastifyRequest): boolean {
	const site = headers['sec-fetch-site'];
	if (site !== undefined && site !== 'same-origin') return false;
	if (headers.origin === undefined) return site === 'same-origin';
	return URL.parse(headers.origin)?.host === host;
}
