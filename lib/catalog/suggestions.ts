import type { ProductCard } from './product.ts';

/** What is offered while somebody types: one line of the list under the search field. */
export type Suggestion =
	| { readonly kind: 'recent'; readonly title: string; readonly url: string }
	| { readonly kind: 'product'; readonly title: string; readonly url: string; readonly product: ProductCard }
	| { readonly kind: 'category' | 'manufacturer'; readonly title: string; readonly url: string; readonly total: number }
	| { readonly kind: 'post' | 'page'; readonly title: string; readonly url: string }
	| { readonly kind: 'all'; readonly url: string; readonly total: number };

/** Lines under one heading, e.g. products. */
export interface SuggestionGroup {
	readonly kind: Suggestion['kind'];
	readonly items: readonly Suggestion[];
}

/** An answer to the words that were typed. */
export interface SuggestionAnswer {
	readonly words: string;
	readonly corrected?: string;
	readonly groups: readonly SuggestionGroup[];
}

/** Fewer characters than this are not worth a question. */
const FEWEST_CHARACTERS = 2;

/** What to ask for; null for too little. */
export function toQuestion(typed: string): string | null {
	const words = typed.trim().replace(/\s+/g, ' ').slice(0, 200);
	return [...words].length < FEWEST_CHARACTERS ? null : words;
}

/** The line that the arrow keys lead to from the `active` one among `count`; -1 is the field itself. */
export function nextActive(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
	if (count === 0) return -1;
	if (key === 'ArrowDown') return active >= count - 1 ? -1 : active + 1;
	return active < 0 ? count - 1 : active - 1;
}

/** Searches remembered. */
const MOST_RECENT = 6;

/** Recent searches with a new one before them; the same words, whatever their case, are there once. */
export function withRecent(recent: readonly string[], words: string): readonly string[] {
	const same = words.toLocaleLowerCase();
	return [words, ...recent.filter((other) => other.toLocaleLowerCase() !== same)].slice(0, MOST_RECENT);
}
