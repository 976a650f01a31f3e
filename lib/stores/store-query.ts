/** What the shopper narrows the stores by; it stands in the address, so that it can be shared. */
export interface StoreQuery {
	readonly words: string;
	readonly service: string;
	readonly openNow: boolean;
	/** Where the shopper is; never in the address. */
	readonly place?: { readonly lat: number; readonly lon: number } | undefined;
}

export const NO_STORE_QUERY: StoreQuery = { words: '', service: '', openNow: false };

/** The query of an address, e.g. `?search_q=split&open_now=1`. */
export function parseStoreQuery(search: string): StoreQuery {
	const parameters = new URLSearchParams(search);
	const read = (name: string) => (parameters.get(name) ?? '').trim().slice(0, 100);
	return { words: read('search_q'), service: read('service'), openNow: parameters.get('open_now') === '1' };
}

/** Part of the address that says the query, `?` included; empty where nothing is narrowed. */
export function toStoreSearch({ words, service, openNow }: StoreQuery): string {
	const text = new URLSearchParams({ ...(words && { search_q: words }), ...(service && { service }), ...(openNow && { open_now: '1' }) }).toString();
	return text && `?${text}`;
}

export function isNarrowed({ words, service, openNow, place }: StoreQuery): boolean {
	return words !== '' || service !== '' || openNow || place !== undefined;
}
