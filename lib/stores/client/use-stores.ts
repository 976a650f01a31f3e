import { useEffect, useState } from 'react';
import { isNarrowed, type StoreQuery, toStoreSearch } from '../store-query.ts';
import { type FoundStores, findStores } from './find-stores.ts';

/** Stores that match a query; `idle` while there is no filter (D38). */
export type Stores =
	| { readonly status: 'idle' }
	| { readonly status: 'pending'; readonly before: FoundStores | null }
	| ({ readonly status: 'success'; readonly more: () => void } & FoundStores)
	| { readonly status: 'error'; readonly retry: () => void };

/** Loads the stores of a query page by page; answers for outdated queries are dropped. */
export function useStores(query: StoreQuery): Stores {
	const text = isNarrowed(query) ? toRequest(query) : '';
	const [last, setAsked] = useState({ text, page: 1, attempt: 0 });
	const [answer, setAnswer] = useState<{ key: string; found: FoundStores | null } | null>(null);
	// A new query starts at its first page.
	const { page, attempt } = last.text === text ? last : { page: 1, attempt: 0 };
	useEffect(() => {
		if (!text) return;
		let overtaken = false;
		findStores(text, page).then((found) => overtaken || setAnswer({ key: text, found: found.ok ? found.data : null }));
		return () => {
			overtaken = true;
		};
	}, [text, page, attempt]);
	if (!text) return { status: 'idle' };
	if (answer?.key !== text) return { status: 'pending', before: answer?.found ?? null };
	if (!answer.found) return { status: 'error', retry: () => setAsked({ text, page, attempt: attempt + 1 }) };
	return { status: 'success', ...answer.found, more: () => setAsked({ text, page: page + 1, attempt: 0 }) };
}

function toRequest(query: StoreQuery): string {
	const place = query.place && `lat=${query.place.lat}&lon=${query.place.lon}`;
	return [toStoreSearch(query).slice(1), place].filter(Boolean).join('&');
}
