import type { Environment } from '#lib/platform/config/environment.server.ts';
import type { Result } from '#lib/platform/http/result.ts';
import { type FetchedFile, fetchFile } from '#lib/platform/server/http/fetch-file.server.ts';

const LARGEST_DRAWING = 1_000_000;
const LARGEST_PHOTOGRAPH = 5_000_000;

/** Fetches the drawing of a picture from the backend's media route. A missing one is an http error with 404. */
export async function fetchDrawing(environment: Environment, path: string): Promise<Result<string>> {
	const fetched = await fetchFile(environment, path, { types: ['image/svg+xml'], largest: LARGEST_DRAWING });
	return fetched.ok ? { ok: true, data: new TextDecoder().decode(fetched.data.bytes) } : fetched;
}

/** Fetches a stored photograph in the size and format of its path. A missing one is an http error with 404. */
export const fetchStored = (environment: Environment, path: string, format: 'avif' | 'webp'): Promise<Result<FetchedFile>> =>
	fetchFile(environment, path, { types: [`image/${format}`], largest: LARGEST_PHOTOGRAPH });

/** Fetches a picture that exists in one size only. A missing one is an http error with 404. */
export const fetchPlain = (environment: Environment, path: string): Promise<Result<FetchedFile>> =>
	fetchFile(environment, path, { types: ['image/jpeg', 'image/png', 'image/webp'], largest: LARGEST_PHOTOGRAPH });
