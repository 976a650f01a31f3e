import type { Search } from './search.ts';

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

/** In `toner za mamu` it is the toner, which the shop does not sell. */
function isSought({ sentence: { rest, occasions }, vocabulary }: Search): boolean {
	const first = rest.find(({ word }) => !vocabulary.isFiller(word));
	return occasions.some(({ isGift, tokens }) => isGift || (first !== undefined && tokens.includes(first)));
}
