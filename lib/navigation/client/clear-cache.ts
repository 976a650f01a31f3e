import { fetchApi } from '#lib/platform/client/fetch-api.ts';

/** The names of `?devclearcache=a,b`; null if the query has no such parameter. */
export function parseClearCache(search: string): readonly string[] | null {
	const names = new URLSearchParams(search).get('devclearcache');
	return names === null
		? null
		: names
				.split(',')
				.map((name) => name.trim())
				.filter(Boolean);
}

/** Asks the shop to clear cached responses by name; allowed for staff and with the shared secret (Spec 6, devclearcache; D21). */
export async function clearCache(names: readonly string[], secret?: string): Promise<void> {
	const headers = secret === undefined ? {} : { 'x-clear-cache-secret': secret };
	const answer = await fetchApi('/api/nuxtapi/clearCache/', { method: 'POST', body: names, headers });
	if (answer.ok) return void location.replace(location.pathname);
	console.warn(answer.error.message);
}
