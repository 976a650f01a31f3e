import { dataHeaders } from '../../config/security-headers.server.ts';
import { respond } from './respond.server.ts';

/** A JSON response that is not cached unless `headers` allow it. `body` may already be JSON text. */
export function jsonResponse(body: unknown, headers: Readonly<Record<string, string>> = {}, cookies: readonly string[] = []): Response {
	const response = respond(typeof body === 'string' ? body : JSON.stringify(body), {
		headers: { ...dataHeaders(), 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store', ...headers },
	});
	for (const cookie of cookies) response.headers.append('set-cookie', cookie);
	return response;
}
