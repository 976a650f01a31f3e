import type { EndpointTable } from '@titraj/contract/site.ts';
import { fetchApi } from './fetch-api.ts';

let known: EndpointTable | null = null;

/**
 * Whether the backend's endpoint table allows a write to be retried; `path` starts with /api/ (D41). Null if the table could not be read.
 * The table is fetched only after an unclear outcome, once per page.
 */
export async function isIdempotent(method: string, path: string): Promise<boolean | null> {
	if (known === null) {
		const answer = await fetchApi('/api/nuxtapi/endpoints/');
		if (!answer.ok) return null;
		known = answer.data;
	}
	return Object.values(known).some((row) => row.method === method && row.path === path && row.idempotent === true);
}
