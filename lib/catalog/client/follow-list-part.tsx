import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import useSWR from 'swr';
import { track } from '#lib/analytics/client/track.ts';
import type { ListPart, ListScope } from '../listing.ts';
import { loadListPart } from './load-list-part.ts';

/** A state of a list that somebody wants to see. */
export interface ListWatch {
	readonly scope: ListScope;
	readonly query: string;
	readonly notify: (answer: ListAnswer) => void;
	readonly until: AbortSignal;
}

export type ListAnswer = { readonly part: ListPart } | { readonly retry: () => void };

/** Coming back to a filter within a minute needs no call. */
const SETTINGS = { dedupingInterval: 60_000, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

let root: Root | undefined;

/** Loads the state of a list through SWR and tells it until the watch ends (D8). The newest watch is the one that counts. */
export function followListPart(watch: ListWatch): void {
	if (watch.until.aborted) return;
	root ??= createRoot(document.createElement('div'));
	const { until } = watch;
	root.render(<Follower key={watch.query} watch={watch} />);
	until.addEventListener('abort', () => root?.render(null));
}

/** SWR is used through its hook, so its follower lives in a root of its own that shows nothing. */
function Follower({ watch: { scope, query, notify } }: { readonly watch: ListWatch }) {
	const { data, error, mutate } = useSWR(['list', JSON.stringify(scope), query] as const, () => loadListPart(scope, query), SETTINGS);
	useEffect(() => {
		if (data) notify({ part: data });
		else if (error) notify({ retry: () => void mutate() });
	}, [notify, data, error, mutate]);
	useEffect(() => {
		if (data) track({ kind: 'listed', scope, products: data.products });
	}, [scope, data]);
	return null;
}
