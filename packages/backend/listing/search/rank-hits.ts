import { LruMap } from '../../platform/cache/lru-map.ts';
import type { Vocabulary } from './dictionary/vocabulary.ts';
import { toWords } from './fold.ts';
import type { Kinds } from './kinds/to-kinds.ts';
import type { Term } from './to-terms.ts';
import { splitKinds, toStem } from './word-forms.ts';

export interface Hit {
	id: number;
	title: string;
	manufacturer: string | null;
	category: string;
	category_id: number;
	sold: number;
	orderable: boolean;
}

interface Asked {
	terms: readonly Term[];
	kinds: Kinds;
	vocabulary: Vocabulary;
}

/**
 * Sorts hits by relevance: meant kinds first, accessories last; a title with all the words as typed counts as the meant kind if its own kind
 * is named too, or if none of that kind has them. Then titles with all the words as typed; then hits with all words in title, category or manufacturer; then those that can
 * be ordered; then by the words: matches in the title count most, whole words more than prefixes, and words behind a preposition little.
 */
export function rankHits<T extends Hit>(hits: readonly T[], asked: Asked): T[] {
	const phrase = asked.terms.flatMap(({ words }) => words).join(' ');
	const scored = hits.map((hit, place) => ({ hit, place, tier: toTier(asked.kinds, hit.category_id), ...toScore(hit, asked, phrase) }));
	// Accessories have the name of a thing in their titles, but seldom several words of a search.
	const lowest = phrase.includes(' ') ? -1 : 0;
	const isKindTitled = scored.some(({ tier, isTitled }) => tier === MEANT && isTitled);
	return scored
		.map((hit) => ({ ...hit, group: hit.isTitled && hit.tier >= (isKindTitled ? 1 : lowest) ? MEANT : hit.tier }))
		.toSorted(
			(a, b) =>
				b.group - a.group ||
				Number(b.isTitled) - Number(a.isTitled) ||
				b.tier - a.tier ||
				Number(b.isComplete) - Number(a.isComplete) ||
				Number(b.hit.orderable) - Number(a.hit.orderable) ||
				b.score - a.score ||
				a.place - b.place,
		)
		.map(({ hit }) => hit);
}

const MEANT = 2;

/** 2 for a meant kind, 1 for a partial match, 0 for any other, −1 for accessories. */
function toTier({ meant, like, accessories }: Kinds, id: number): number {
	if (meant.includes(id)) return MEANT;
	if (like.includes(id)) return 1;
	return accessories.includes(id) ? -1 : 0;
}

const WHOLE = 3;
const TITLED = 0.3;
/** Score from which a term counts as present. */
const THERE = 1.4;

function toScore(hit: Hit, { terms, vocabulary }: Asked, phrase: string): { score: number; isComplete: boolean; isTitled: boolean } {
	const title = splitTitle(hit.title, vocabulary);
	const category = toTokens(hit.category).flat();
	const manufacturer = toTokens(hit.manufacturer ?? '').flat();
	const inTitle = terms.map((term) => Math.max(bestTerm(title.thing, term), bestTerm(title.purpose, term) * 0.4));
	const scores = terms.map((term, place) => Math.max(inTitle[place] ?? 0, bestTerm(category, term) * 0.8, bestTerm(manufacturer, term) * 0.7));
	const matched = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, terms.length);
	// Of products of a kind, those whose own titles have the words or synonyms.
	const titled = (inTitle.reduce((sum, score) => sum + score, 0) / Math.max(1, terms.length)) * TITLED;
	const whole = inTitle.every((score) => score >= WHOLE) ? 1 : 0;
	const together = ` ${title.thing.join(' ')} `.includes(` ${phrase} `) ? 1.5 : 0;
	const length = title.thing.length + title.purpose.length;
	return {
		score: matched + titled + whole + together + Math.log10(1 + hit.sold) * 0.15 - length * 0.03,
		isComplete: scores.every((score) => score >= THERE),
		isTitled: terms.length > 0 && terms.every((term) => bestTerm(title.thing, { ...term, others: [] }) >= THERE),
	};
}

/** Score of a term by itself or by a synonym, which counts slightly less. */
function bestTerm(tokens: readonly string[], { words, others, measure }: Term): number {
	if (measure) return tokens.includes(measure.number) || tokens.includes(words.join('')) ? WHOLE : 0;
	return Math.max(bestPhrase(tokens, words), ...others.map((other) => bestPhrase(tokens, other) * 0.9));
}

/** The score of a phrase is that of its worst word. */
const bestPhrase = (tokens: readonly string[], words: readonly string[]): number => Math.min(...words.map((word) => bestMatch(tokens, word)));

function bestMatch(tokens: readonly string[], word: string): number {
	if (tokens.includes(word)) return WHOLE;
	const { parts, stem } = toForms(word);
	if (parts?.every((part) => tokens.includes(part))) return WHOLE - 0.2;
	if (tokens.some((token) => token.startsWith(word))) return 2;
	return stem !== null && tokens.some((token) => token.startsWith(stem) && token.length <= word.length + 2) ? 2 : 0;
}

const FORMS = new LruMap<string, { parts: string[] | null; stem: string | null }>(2000);

/** Parts and stem of a searched word, which is compared with all hits. */
function toForms(word: string): { parts: string[] | null; stem: string | null } {
	const known = FORMS.get(word);
	if (known) return known;
	const forms = { parts: splitKinds(word), stem: toStem(word) };
	FORMS.set(word, forms);
	return forms;
}

/** Splits a title into thing and purpose: `Baterija` and `prijenosnik` of `Baterija za prijenosnik`. */
function splitTitle(title: string, { grammar }: Vocabulary): { thing: string[]; purpose: string[] } {
	const tokens = toTokens(title);
	const start = tokens.findIndex(([word], place) => place > 0 && grammar.prepositions.includes(word));
	return start < 0 ? { thing: tokens.flat(), purpose: [] } : { thing: tokens.slice(0, start).flat(), purpose: tokens.slice(start + 1).flat() };
}

type Token = readonly [word: string, ...parts: string[]];

/** Some 1 KB a title. */
const TOKENS = new LruMap<string, readonly Token[]>(5000);

/** Words of a text, those that mix letters and digits with their parts: `2TB` is `2tb`, `2` and `tb`. */
function toTokens(text: string): readonly Token[] {
	const known = TOKENS.get(text);
	if (known) return known;
	const tokens = toWords(text).map((word): Token => [word, ...(splitKinds(word) ?? [])]);
	TOKENS.set(text, tokens);
	return tokens;
}
