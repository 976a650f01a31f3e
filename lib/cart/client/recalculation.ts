import { useSyncExternalStore } from 'react';

/** Calls whose answers may change the totals of the cart. */
let running = 0;
const listeners = new Set<() => void>();

/** Marks the totals of the cart as outdated until `work` settles. */
export async function markRecalculation<T>(work: Promise<T>): Promise<T> {
	count(1);
	try {
		return await work;
	} finally {
		count(-1);
	}
}

/** Whether the totals of the cart that are shown are being recalculated. */
export function useIsRecalculating(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => running > 0,
		() => false,
	);
}

function count(change: 1 | -1): void {
	running += change;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
