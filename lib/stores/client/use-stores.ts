import { useEffect, useState } from 'react';
import { isNarrowed, type StoreQuery, toStoreSearch } from '../store-query.ts';
import { type FoundStores, findStores } from './find-stores.ts';

/** Stores that a query finds; `idle` while nothing narrows them (D38). */
export type Stores =
	| { readonly status: 'idle' }
	| { readonly status: 'pending'; readonly before: FoundStores | null }
	| ({ readonly status: 'success'; readonly more: () => void } & FoundStores)
	| { readonly status: 'error'; readonly retry: () => void };

/** Asks the backend for the stores of a query, page after page; an answer that a newer query overtook is dropped. */
export function useStores(query: StoreQuery): Stores {
	const text = isNarrowed(query) ? toRequest(query) : '';
	const [last, setAsked] = useState({ text, page: 1, attempt: 0 });
	const [answer, setAnswer] = useState<{ key: string; found: FoundStores | null } | null>(null);
	// Another query begins at its first page.
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
