import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pushAddress } from '#lib/navigation/client/push-address.ts';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';
import { keepFacetOrder } from '../keep-facet-order.ts';
import { parseListState, toListQuery } from '../list-address.ts';
import type { ListState } from '../list-state.ts';
import type { Listing, ProductList } from '../listing.ts';
import type { ListAnswer } from './follow-product-list.tsx';

export interface ListView {
	readonly path: string;
	/** The list is a search result: the search words are its heading and not shown as a filter. */
	readonly isSearch: boolean;
	/** The order that the list has by itself, which needs no second name; null if it is not known. */
	readonly ownSort: NonNullable<ListState['sort']> | null;
	/** State in the URL; controls show it immediately. */
	readonly state: ListState;
	/** Products to show: those of the state, or of the previous one while it loads. */
	readonly part: ProductList;
	readonly status: 'success' | 'pending' | 'error';
	readonly retry: () => void;
	/** Navigates to another state of the list and adds a history entry. */
	readonly go: (next: ListState) => void;
}

/** A list whose state is in the URL (D8). One state comes with the page, the others are loaded. Answers for outdated states are dropped. */
export function useListing(listing: Listing): ListView {
	const { path } = listing;
	const showsHidden = useShowsHidden();
	const scope = useMemo(() => (showsHidden ? { ...listing.scope, include_invisible: true as const } : listing.scope), [listing.scope, showsHidden]);
	const address = useLocationSearch();
	const state = useMemo(() => parseListState(address ?? listing.query), [address, listing.query]);
	const query = toListQuery(state);
	const isOwn = query === listing.query && !showsHidden;
	const [live, setLive] = useState<{ readonly query: string; readonly answer: ListAnswer } | null>(null);
	const shown = useRef<ProductList>(listing);
	const answered = useRef<ProductList>(listing);
	const [attempt, setAttempt] = useState(0);

	useEffect(
		() =>
			void firstInteraction()
				.then(loadFollower)
				.catch(() => undefined),
		[],
	);
	useEffect(() => {
		if (isOwn) return;
		const ended = new AbortController();
		const notify = (answer: ListAnswer) => startTransition(() => setLive({ query, answer }));
		loadFollower().then(
			({ followProductList }) => followProductList({ scope, query, notify, until: ended.signal }),
			() => notify({ retry: () => setAttempt((count) => count + 1) }),
		);
		return () => ended.abort();
	}, [isOwn, query, scope, attempt]);

	const answer = !isOwn && live?.query === query ? live.answer : null;
	if (isOwn) {
		shown.current = listing;
		answered.current = listing;
	} else if (answer && 'part' in answer && answered.current !== answer.part) {
		answered.current = answer.part;
		shown.current = { ...answer.part, facets: keepFacetOrder(shown.current.facets, answer.part.facets) };
	}
	const go = useCallback((next: ListState) => pushAddress(path + toListQuery(next)), [path]);
	const failed = answer && 'retry' in answer ? answer : null;
	return {
		path,
		isSearch: scope.sort === 'relevance',
		ownSort: toOwnSort(scope),
		state,
		part: shown.current,
		status: isOwn || (answer && 'part' in answer) ? 'success' : failed ? 'error' : 'pending',
		retry: () => {
			setLive(null);
			failed?.retry();
		},
		go,
	};
}

/**
 * Staff also see hidden products in lists (Spec 6). The prerendered page is the same for all visitors, so the staff's list is loaded once
 * it is known that the visitor is staff.
 */
function useShowsHidden(): boolean {
	const [shows, setShows] = useState(false);
	useEffect(() => {
		if (!readStateHint()?.signedIn) return;
		void import('./sees-hidden.ts')
			.then(({ seesHidden }) => seesHidden())
			.then(setShows)
			.catch(() => undefined);
	}, []);
	return shows;
}

const loadFollower = () => import('./follow-product-list.tsx');

/** Its scope's order; else by sales, except for a product list, whose order editors choose. */
function toOwnSort({ sort, list_code }: Listing['scope']): ListView['ownSort'] {
	return sort ?? (list_code === undefined ? 'best_selling' : null);
}
