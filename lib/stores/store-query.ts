/** The shopper's store filter. It is part of the URL, so that it can be shared. */
export interface StoreQuery {
	readonly words: string;
	readonly service: string;
	readonly openNow: boolean;
	/** The shopper's position; never part of the URL. */
	readonly place?: { readonly lat: number; readonly lon: number } | undefined;
}

export const NO_STORE_QUERY: StoreQuery = { words: '', service: '', openNow: false };

/** Parses a URL's query, e.g. `?search_q=split&open_now=1`. */
export function parseStoreQuery(search: string): StoreQuery {
	const parameters = new URLSearchParams(search);
	const read = (name: string) => (parameters.get(name) ?? '').trim().slice(0, 100);
	return { words: read('search_q'), service: read('service'), openNow: parameters.get('open_now') === '1' };
}

/** Query string of the filter with its `?`; empty without a filter. */
export function toStoreSearch({ words, service, openNow }: StoreQuery): string {
	const text = new URLSearchParams({ ...(words && { search_q: words }), ...(service && { service }), ...(openNow && { open_now: '1' }) }).toString();
	return text && `?${text}`;
}

export function isNarrowed({ words, service, openNow, place }: StoreQuery): boolean {
	return words !== '' || service !== '' || openNow || place !== undefined;
}
