import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import useSWR from 'swr';
import { track } from '#lib/analytics/client/track.ts';
import type { ListScope, ProductList } from '../listing.ts';
import { loadProductList } from './load-product-list.ts';

/** A state of a product list to load, and the callback for its result. */
export interface ListWatch {
	readonly scope: ListScope;
	readonly query: string;
	readonly notify: (answer: ListAnswer) => void;
	readonly until: AbortSignal;
}

export type ListAnswer = { readonly part: ProductList } | { readonly retry: () => void };

/** States that were loaded within the last minute need no call. */
const SETTINGS = { dedupingInterval: 60_000, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

let root: Root | undefined;

/** Loads the state of a list through SWR and notifies the watch until it ends (D8). A new watch replaces the one before. */
export function followProductList(watch: ListWatch): void {
	if (watch.until.aborted) return;
	root ??= createRoot(document.createElement('div'));
	const { until } = watch;
	root.render(<Follower key={watch.query} watch={watch} />);
	until.addEventListener('abort', () => root?.render(null));
}

/** SWR is a hook, so it runs in a separate React root that renders nothing. */
function Follower({ watch: { scope, query, notify } }: { readonly watch: ListWatch }) {
	const { data, error, mutate } = useSWR(['list', JSON.stringify(scope), query] as const, () => loadProductList(scope, query), SETTINGS);
	useEffect(() => {
		if (data) notify({ part: data });
		else if (error) notify({ retry: () => void mutate() });
	}, [notify, data, error, mutate]);
	useEffect(() => {
		if (data) track({ kind: 'listed', scope, products: data.products });
	}, [scope, data]);
	return null;
}
