import type { Search } from './search.ts';
import type { Part } from './sentence/part.ts';

/** What suits the occasion of a search, whatever else was typed: `poklon za kolegicu Anu`. Null if that is not what is looked for, or nothing else was typed. */
export function toSuiting(search: Search): Search | null {
	const { terms, kinds, isOccasion } = search;
	if (!isOccasion || terms.length === 0 || !isSought(search)) return null;
	return {
		...search,
		...{ terms: [], tsQuery: null, typedQuery: null, named: [], leftOut: terms.flatMap(({ words }) => words) },
		kinds: { ...kinds, titles: [], weights: [] },
	};
}

/** The cheapest of what suits, if none of it is within the highest price: `poklon do 3 €`. Null if there is no such price. */
export function toCheapest(search: Search): Search | null {
	const { parts, kinds, isOccasion, sentence, leftOut = [] } = search;
	const limits = parts.filter((part) => part.kind === 'price' && part.to !== null);
	if (!isOccasion || kinds.meant.length === 0 || limits.length === 0) return null;
	const rest = parts.filter((part) => !limits.includes(part));
	return {
		...search,
		parts: rest.map((part) => (part.kind === 'wish' && part.wish === 'best_selling' ? { ...part, wish: 'price_asc' } : part)),
		leftOut: [...leftOut, ...limits.map((part) => toTypedText(sentence, part))],
	};
}

function toTypedText({ text }: Pick<Search['sentence'], 'text'>, { tokens }: Part): string {
	return text.slice(Math.min(...tokens.map(({ start }) => start)), Math.max(...tokens.map(({ end }) => end)));
}

/** In `toner za mamu` it is the toner, which the shop does not sell. */
function isSought({ sentence: { rest, occasions }, vocabulary }: Search): boolean {
	const first = rest.find(({ word }) => !vocabulary.isFiller(word));
	return occasions.some(({ isGift, tokens }) => isGift || (first !== undefined && tokens.includes(first)));
}
