import type { Environment } from '#lib/platform/config/environment.server.ts';
import type { Result } from '#lib/platform/http/result.ts';
import { readAtMost } from './read-at-most.server.ts';

export interface FetchedFile {
	readonly bytes: Uint8Array<ArrayBuffer>;
	/** Media type without its parameters. */
	readonly type: string;
}

interface FileLimits {
	/** Accepted media types. */
	readonly types: readonly string[];
	/** Bytes; reading stops at the limit. */
	readonly largest: number;
}

/**
 * Fetches a file from the same path of the backend. A missing file is an http error with 404; a wrong type or size is a contract error.
 * Redirects are not followed.
 */
export async function fetchFile({ backendOrigin, backendTimeout }: Environment, path: string, { types, largest }: FileLimits): Promise<Result<FetchedFile>> {
	const url = `${backendOrigin}${path}`;
	try {
		const response = await fetch(url, { headers: { accept: types.join(', ') }, redirect: 'error', signal: AbortSignal.timeout(backendTimeout) });
		const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
		if (!response.ok || !types.includes(type)) {
			await response.body?.cancel();
			return response.ok ? failed('contract', 502, `GET ${url}: no ${types.join(' or ')}`) : failed('http', response.status, `GET ${url}: ${response.status}`);
		}
		const bytes = await readAtMost(response, largest);
		return bytes === null ? failed('contract', 502, `GET ${url}: larger than ${largest} bytes`) : { ok: true, data: { bytes, type } };
	} catch (cause) {
		const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
		return failed(timedOut ? 'timeout' : 'network', 0, `GET ${url}: no status, ${cause instanceof Error ? cause.message : String(cause)}`);
	}
}

const failed = (kind: 'http' | 'contract' | 'timeout' | 'network', statusCode: number, message: string): Result<never> => ({
	ok: false,
	error: { kind, statusCode, retryable: kind !== 'contract', message },
});
