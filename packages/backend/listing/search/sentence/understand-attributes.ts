import type { Database } from '../../tables.ts';
import { ROLES } from '../kinds/title-roles.ts';
import { NAMES_KIND } from '../relax-terms.ts';
import type { Search } from '../search.ts';
import { type Language, toAttributeWords } from './attribute-words.ts';
import { findBound } from './bounds.ts';
import { type Candidate, findAttributes } from './find-attributes.ts';
import type { Part } from './part.ts';
import { readAttributes } from './read-attributes.ts';
import { sentenceWordsOf } from './read-sentence.ts';
import type { Token } from './tokens.ts';

/** Attributes of the meant kinds that words name: filters first, then for the words that are left any other attribute. */
export async function understandAttributes(
	db: Database,
	search: Pick<Search, 'sentence' | 'market' | 'vocabulary' | 'kinds' | 'categories' | 'terms'>,
): Promise<Part[]> {
	const { market, vocabulary, kinds } = search;
	const language = { words: sentenceWordsOf(market), vocabulary };
	const candidates = toCandidates(search, language);
	if (candidates.length === 1 || candidates.every(({ isKind, isSynonym }) => isKind && !isSynonym)) return [];
	const find = async (runs: readonly (readonly Candidate[])[], from: 'category_facets' | 'category_attributes') => {
		const attributes = await readAttributes(db, { categories: kinds.meant, market, from });
		const words = attributes.map((attribute) => toAttributeWords(attribute, language));
		return runs.flatMap((run) => findAttributes(run, words, language));
	};
	const filters = await find([candidates], 'category_facets');
	const left = toRuns(candidates, new Set(filters.flatMap(({ tokens }) => tokens)));
	const others = left.length === 0 ? [] : await find(left, 'category_attributes');
	return [...filters, ...others].map((part) => ({ ...part, tokens: withStopWords(part.tokens, search) }));
}

/** The candidates that stand together and that no part has used, if any of them is more than the kind. */
function toRuns(candidates: readonly Candidate[], used: ReadonlySet<Token>): Candidate[][] {
	const runs: Candidate[][] = [[]];
	for (const candidate of candidates) {
		if (used.has(candidate.token)) runs.push([]);
		else runs.at(-1)?.push(candidate);
	}
	return runs.filter((run) => run.some(({ isKind }) => !isKind));
}

/** The tokens with the stop words directly before them: `s` of `s mikrofonom`. */
function withStopWords(tokens: readonly Token[], { sentence: { rest }, vocabulary }: Pick<Search, 'sentence' | 'vocabulary'>): Token[] {
	const first = tokens[0] === undefined ? 0 : rest.indexOf(tokens[0]);
	const start = rest.slice(0, Math.max(0, first)).findLastIndex(({ word }) => !vocabulary.isFiller(word)) + 1;
	return [...rest.slice(start, Math.max(start, first)), ...tokens];
}

/** The words of a sentence without stop words; those that name the kind are marked. */
function toCandidates(
	{ sentence: { rest }, vocabulary, kinds, categories, terms }: Parameters<typeof understandAttributes>[1],
	language: Language,
): Candidate[] {
	const naming = terms.filter((_, place) => (kinds.weights[place] ?? 0) >= NAMES_KIND);
	const single = new Set(naming.flatMap(({ words: typed }) => (typed.length === 1 ? typed : [])));
	const meant = new Set(kinds.meant);
	const titled = new Set(categories.filter(({ id, role }) => meant.has(id) && role >= ROLES.modifier).map(({ word }) => word));
	const without = new Set(language.words.without);
	return rest.flatMap((token, place) => {
		if (vocabulary.isFiller(token.word)) return [];
		const stem = vocabulary.toStem(token.word);
		const last = rest[place - 1]?.word ?? '';
		return {
			...{ token, stem, isKind: single.has(token.word) || titled.has(stem), isSynonym: !titled.has(stem), isWithout: without.has(last) },
			before: vocabulary.isFiller(last) ? last : null,
			bound: /^\d/.test(token.word) ? findBound(rest, place, language) : null,
		};
	});
}
