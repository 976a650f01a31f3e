import type { Environment } from '#lib/platform/config/environment.server.ts';
import type { Result } from '#lib/platform/http/result.ts';

const LIMIT = 1_000_000;

/** The drawing behind a picture, from the backend's media route. A missing one is an http error with 404. */
export async function fetchDrawing(environment: Environment, path: string): Promise<Result<string>> {
	const url = `${environment.backendUrl}${path}`;
	try {
		const response = await fetch(url, { headers: { accept: 'image/svg+xml' }, signal: AbortSignal.timeout(environment.backendTimeout) });
		const text = await response.text();
		if (response.status === 404) return failed('http', 404, `GET ${url}: 404, no such drawing`);
		const isDrawing = response.ok && (response.headers.get('content-type') ?? '').startsWith('image/svg+xml') && text.length <= LIMIT;
		return isDrawing ? { ok: true, data: text } : failed(response.ok ? 'contract' : 'http', response.status, `GET ${url}: ${response.status}, no drawing`);
	} catch (cause) {
		const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
		return failed(timedOut ? 'timeout' : 'network', 0, `GET ${url}: no status, ${cause instanceof Error ? cause.message : String(cause)}`);
	}
}

function failed(kind: 'http' | 'contract' | 'timeout' | 'network', statusCode: number, message: string): Result<never> {
	return { ok: false, error: { kind, statusCode, retryable: kind !== 'contract', message } };
}
