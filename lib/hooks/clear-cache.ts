import { fetchApi } from './fetch-api.ts';

/** The names of `?devclearcache=a,b`; null where the query does not ask. */
export function parseClearCache(search: string): readonly string[] | null {
	const names = new URLSearchParams(search).get('devclearcache');
	return names === null
		? null
		: names
				.split(',')
				.map((name) => name.trim())
				.filter(Boolean);
}

/** Asks the shop to forget kept answers by name; the shop obeys staff alone (Spec 6, devclearcache; D21). */
export async function clearCache(names: readonly string[]): Promise<void> {
	const answer = await fetchApi('/api/nuxtapi/clearCache/', { method: 'POST', body: names });
	if (answer.ok) return void location.replace(location.pathname);
	console.warn(answer.error.message);
}
