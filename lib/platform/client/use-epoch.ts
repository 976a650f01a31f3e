import { useSyncExternalStore } from 'react';
import { onStateChange, readCustomer, readStateHint } from './state-hint.ts';

/** The session's epoch, part of every personal cache key: null before hydration, '' without a session. */
export function useEpoch(): string | null {
	return useSyncExternalStore<string | null>(
		onStateChange,
		() => readStateHint()?.epoch ?? '',
		() => null,
	);
}

/** Epoch of a signed-in customer: null before hydration, '' for all guests. */
export function useCustomer(): string | null {
	return useSyncExternalStore<string | null>(onStateChange, readCustomer, () => null);
}
