import { useEffect, useState } from 'react';
import { toStoreCard } from '#lib/api/mappers/to-store-card.ts';
import { STORES_PAGE_SIZE } from '#lib/config/page-sizes.ts';
import type { Location } from '#lib/contract/location.ts';
import { toShopTime } from '#lib/domain/shop-time.ts';
import { isNarrowed, type StoreQuery, toStoreSearch } from '#lib/domain/store-query.ts';
import type { StoreCard } from '#lib/domain/stores.ts';

interface Found {
	readonly stores: readonly StoreCard[];
	readonly total: number;
}

/** Stores that a query finds; `idle` while nothing narrows them (D38). */
export type Stores =
	| { readonly status: 'idle' }
	| { readonly status: 'pending'; readonly before: Found | null }
	| ({ readonly status: 'success'; readonly more: () => void } & Found)
	| { readonly status: 'error'; readonly retry: () => void };

/** Asks the backend for the stores of a query, page after page; an answer that a newer query overtook is dropped. */
export function useStores(query: StoreQuery): Stores {
	const text = isNarrowed(query) ? toRequest(query) : '';
	const [last, setAsked] = useState({ text, page: 1, attempt: 0 });
	const [answer, setAnswer] = useState<{ key: string; found: Found | null } | null>(null);
	// Another query begins at its first page.
	const { page, attempt } = last.text === text ? last : { page: 1, attempt: 0 };
	useEffect(() => {
		if (!text) return;
		const control = new AbortController();
		loadAll(text, page, control.signal).then(
			(found) => setAnswer({ key: text, found }),
			() => !control.signal.aborted && setAnswer({ key: text, found: null }),
		);
		return () => control.abort();
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

async function loadAll(query: string, pages: number, signal: AbortSignal): Promise<Found> {
	const response = await fetch(`/api/hapi/location?${query}&limit=${Math.min(500, STORES_PAGE_SIZE * pages)}`, {
		signal,
		headers: { accept: 'application/json' },
	});
	if (!response.ok) throw new Error(`GET /api/hapi/location: ${response.status}`);
	const answer: { data?: { items: readonly Location[]; total: number } } = await response.json();
	const today = toShopTime(new Date()).date;
	return { stores: (answer.data?.items ?? []).map((wire) => toStoreCard(wire, today)), total: answer.data?.total ?? 0 };
}
