import { withRecent } from '../suggestions.ts';

const KEY = 'recent-searches';

/** Recent searches of this browser, newest first. */
export function readRecentSearches(): readonly string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string' && words !== '').slice(0, 6) : [];
	} catch {
		return [];
	}
}

/** Stores a search; does nothing if storage is unavailable. */
export function rememberSearch(words: string): void {
	keep(withRecent(readRecentSearches(), words));
}

export function forgetSearches(): void {
	keep([]);
}

function keep(recent: readonly string[]): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(recent));
	} catch {
		// Storage is unavailable: nothing is stored.
	}
}
