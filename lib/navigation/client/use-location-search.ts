import { useSyncExternalStore } from 'react';

const EVENTS = ['popstate', 'shop:navigated'] as const;

function subscribe(onChange: () => void): () => void {
	for (const name of EVENTS) addEventListener(name, onChange);
	return () => {
		for (const name of EVENTS) removeEventListener(name, onChange);
	};
}

/** The query of the address, e.g. `?search_q=ssd`; null while a prerendered page hydrates, because it has no query (D8, D9). */
export function useLocationSearch(): string | null {
	return useSyncExternalStore(
		subscribe,
		() => location.search,
		() => null,
	);
}
