import { useSyncExternalStore } from 'react';

const EVENTS = ['popstate', 'shop:navigated'] as const;

function subscribe(onChange: () => void): () => void {
	for (const name of EVENTS) addEventListener(name, onChange);
	return () => {
		for (const name of EVENTS) removeEventListener(name, onChange);
	};
}

/**
 * What `read` finds in the address's query; `served` while the page hydrates. If both are equal, the component is not rendered again: an update would discard the server's
 * HTML of parts whose code is not loaded yet.
 */
export function useSearchValue(read: (search: string) => string, served: string): string {
	return useSyncExternalStore(
		subscribe,
		() => read(location.search),
		() => served,
	);
}

/** The query of the address, e.g. `?search_q=ssd`; null while a prerendered page hydrates, because it has no query (D8, D9). */
export function useLocationSearch(): string | null {
	return useSyncExternalStore(
		subscribe,
		() => location.search,
		() => null,
	);
}
