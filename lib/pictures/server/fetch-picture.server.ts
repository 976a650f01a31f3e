import type { Environment } from '#lib/platform/config/environment.server.ts';
import type { Result } from '#lib/platform/http/result.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface PlainPicture {
	readonly bytes: Bytes;
	readonly type: string;
}

const LARGEST_DRAWING = 1_000_000;
const LARGEST_PHOTOGRAPH = 5_000_000;

/** The drawing behind a picture, from the backend's media route. A missing one is an http error with 404. */
export async function fetchDrawing(environment: Environment, path: string): Promise<Result<string>> {
	const fetched = await fetchBytes(environment, path, { types: ['image/svg+xml'], largest: LARGEST_DRAWING });
	return fetched.ok ? { ok: true, data: new TextDecoder().decode(fetched.data.bytes) } : fetched;
}

/** A stored photograph in the size and format that its path names. A missing one is an http error with 404. */
export async function fetchStored(environment: Environment, path: string, format: 'avif' | 'webp'): Promise<Result<Bytes>> {
	const fetched = await fetchBytes(environment, path, { types: [`image/${format}`], largest: LARGEST_PHOTOGRAPH });
	return fetched.ok ? { ok: true, data: fetched.data.bytes } : fetched;
}

/** A picture that the backend has in one size. A missing one is an http error with 404. */
export const fetchPlain = (environment: Environment, path: string): Promise<Result<PlainPicture>> =>
	fetchBytes(environment, path, { types: ['image/jpeg', 'image/png', 'image/webp'], largest: LARGEST_PHOTOGRAPH });

async function fetchBytes(
	environment: Environment,
	path: string,
	{ types, largest }: { types: readonly string[]; largest: number },
): Promise<Result<PlainPicture>> {
	const url = `${environment.backendOrigin}${path}`;
	try {
		const response = await fetch(url, { headers: { accept: types.join(', ') }, signal: AbortSignal.timeout(environment.backendTimeout) });
		const bytes = new Uint8Array(await response.arrayBuffer());
		if (response.status === 404) return failed('http', 404, `GET ${url}: 404, no such picture`);
		const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
		const isPicture = response.ok && types.includes(type) && bytes.byteLength <= largest;
		return isPicture
			? { ok: true, data: { bytes, type } }
			: failed(response.ok ? 'contract' : 'http', response.status, `GET ${url}: ${response.status}, no picture`);
	} catch (cause) {
		const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
		return failed(timedOut ? 'timeout' : 'network', 0, `GET ${url}: no status, ${cause instanceof Error ? cause.message : String(cause)}`);
	}
}

function failed(kind: 'http' | 'contract' | 'timeout' | 'network', statusCode: number, message: string): Result<never> {
	return { ok: false, error: { kind, statusCode, retryable: kind !== 'contract', message } };
}
