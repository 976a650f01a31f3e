import type { Environment } from '#lib/platform/config/environment.server.ts';
import { ApiFailure } from '#lib/platform/http/result.ts';

/** Bytes of the largest document that goes through the shop. */
const LIMIT = 20_000_000;

export const DOCUMENT_TYPES = { pdf: 'application/pdf', svg: 'image/svg+xml' } as const;
type DocumentType = (typeof DOCUMENT_TYPES)[keyof typeof DOCUMENT_TYPES];

/** Fetches a document of a product from the same path of the backend. Throws ApiFailure; a missing document is an http error with 404. */
export async function fetchDocument({ backendOrigin, backendTimeout }: Environment, path: string, type: DocumentType): Promise<Uint8Array<ArrayBuffer>> {
	const url = `${backendOrigin}${path}`;
	const response = await ask(url, type, backendTimeout);
	const size = Number(response.headers.get('content-length') ?? 0);
	const isDocument = response.ok && (response.headers.get('content-type') ?? '').startsWith(type) && size <= LIMIT;
	if (!isDocument) {
		await response.body?.cancel();
		throw failure(
			response.ok ? 'contract' : 'http',
			response.ok ? 502 : response.status,
			`GET ${url}: ${response.status}, no ${type} of at most ${LIMIT} bytes`,
		);
	}
	return response.bytes();
}

async function ask(url: string, type: DocumentType, timeout: number): Promise<Response> {
	try {
		return await fetch(url, { headers: { accept: type }, redirect: 'error', signal: AbortSignal.timeout(timeout) });
	} catch (cause) {
		const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
		throw failure(timedOut ? 'timeout' : 'network', 0, `GET ${url}: no status, ${cause instanceof Error ? cause.message : String(cause)}`);
	}
}

const failure = (kind: 'http' | 'contract' | 'timeout' | 'network', statusCode: number, message: string): ApiFailure =>
	new ApiFailure({ kind, statusCode, retryable: kind !== 'contract', message });
