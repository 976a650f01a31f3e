import type { MatchedWords } from './listing.ts';
import type { ProductCard } from './product.ts';

/** A line of the suggestion list under the search field. */
export type Suggestion =
	| { readonly kind: 'recent' | 'popular'; readonly title: string; readonly url: string }
	| { readonly kind: 'product'; readonly title: string; readonly url: string; readonly product: ProductCard }
	| { readonly kind: 'category' | 'manufacturer'; readonly title: string; readonly url: string; readonly total: number }
	| { readonly kind: 'post' | 'page'; readonly title: string; readonly url: string }
	| { readonly kind: 'all'; readonly url: string; readonly total: number };

/** Suggestions under one heading, e.g. products. */
export interface SuggestionGroup {
	readonly kind: Suggestion['kind'];
	readonly items: readonly Suggestion[];
}

/** Suggestions for the typed words. */
export interface SuggestionAnswer {
	readonly words: string;
	readonly corrected?: string;
	/** Set if no product has all the words. */
	readonly matched?: MatchedWords;
	readonly groups: readonly SuggestionGroup[];
}

/** Minimum number of characters for a request. */
const FEWEST_CHARACTERS = 2;

/** Normalised search words; null if they are too short. */
export function toQuestion(typed: string): string | null {
	const words = typed.trim().replace(/\s+/g, ' ').slice(0, 200);
	return [...words].length < FEWEST_CHARACTERS ? null : words;
}

/** Index of the line that an arrow key selects next, of `count` lines; -1 is the input field. */
export function nextActive(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
	if (count === 0) return -1;
	if (key === 'ArrowDown') return active >= count - 1 ? -1 : active + 1;
	return active < 0 ? count - 1 : active - 1;
}

/** Maximum number of stored searches. */
const MOST_RECENT = 6;

/** Adds a search to the front of the recent ones; duplicates are removed regardless of case. */
export function withRecent(recent: readonly string[], words: string): readonly string[] {
	const same = words.toLocaleLowerCase();
	return [words, ...recent.filter((other) => other.toLocaleLowerCase() !== same)].slice(0, MOST_RECENT);
}
