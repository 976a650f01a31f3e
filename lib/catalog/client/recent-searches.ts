import { withRecent } from '../suggestions.ts';

const KEY = 'recent-searches';

/** What was searched for lately in this browser, the latest first. */
export function readRecentSearches(): readonly string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string' && words !== '').slice(0, 6) : [];
	} catch {
		return [];
	}
}

/** Remembers a search; where the browser keeps nothing, nothing happens. */
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
		// A browser without storage remembers nothing.
	}
}
