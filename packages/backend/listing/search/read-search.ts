import { sql } from 'kysely';
import type { Market } from '../../platform/market/market.ts';
import { findByCode, findByCodeStart } from '../codes/lookup-codes.ts';
import { toCodeKey } from '../codes/to-code-key.ts';
import type { Database } from '../tables.ts';
import { correctWords } from './correct-words.ts';
import { guessVocabulary, readVocabulary } from './dictionary/read-vocabulary.ts';
import type { Vocabulary } from './dictionary/vocabulary.ts';
import { findNamed } from './find-named.ts';
import { readQuestion } from './help/read-question.ts';
import { findNamedCategories, type NamedCategory } from './kinds/find-named-categories.ts';
import { findOccasionKinds } from './kinds/find-occasion-kinds.ts';
import { type Kinds, toKinds, toOtherKinds } from './kinds/to-kinds.ts';
import { openLexicon } from './lexicon.ts';
import { matchesSearch } from './match-search.ts';
import { findAnswered, isOffKind, NAMES_KIND, relaxTerms } from './relax-terms.ts';
import type { Search } from './search.ts';
import type { Part } from './sentence/part.ts';
import { correctSentence, readSentence, type Sentence, toRestText } from './sentence/read-sentence.ts';
import { understandAttributes } from './sentence/understand-attributes.ts';
import { toCheapest, toSuiting } from './suiting.ts';
import { type Term, toTerms } from './to-terms.ts';
import { toTsQuery, toTypedQuery } from './to-ts-query.ts';

const MIN_CODE = 4;
/** Shorter beginnings of codes are those of too many products. */
const MIN_START = 6;
const MOST_EXACT = 20;
/** Letters, then digits, as codes of a shop begin. */
const IS_CODE = /^\s*\p{L}{1,6}[\s./-]{0,3}\d[\p{L}\p{N}./-]*\s*$/u;

interface Typed {
	text: string;
	market: Market;
	/** Attributes stay words to find. */
	isLiteral?: boolean;
}

/**
 * Parses the entered text: prices and wishes, then the kind of product, its attributes, and the words that are left, with unknown ones
 * corrected. The words together may still find nothing: see `relaxSearch`.
 */
export async function readSearch(db: Database, { text, market, isLiteral = false }: Typed): Promise<Search> {
	const guess = guessVocabulary(db, market);
	const question = await readQuestion(db, { text, market, vocabulary: guess });
	if (question !== null) return question;
	const guessed = readSentence(text, market, guess);
	const [vocabulary, exact, categories] = await Promise.all([
		readVocabulary(db, market),
		findExact(db, text),
		findNamedCategories(db, { terms: termsOf(guessed, guess), vocabulary: guess, market }),
	]);
	const sentence = vocabulary === guess ? guessed : readSentence(text, market, vocabulary);
	const asked = { market, vocabulary, exact, isLiteral };
	const read = await understand(db, { sentence, known: vocabulary === guess ? categories : undefined, ...asked });
	const search = await lookFor(db, read);
	if (exact.length > 0 || search.named.length > 0) return onKind(db, search);
	const corrections = await correctWords(db, { search, lexicon: await openLexicon(db, market), joins: vocabulary.grammar.joins === true });
	if (corrections === null) return onKind(db, search);
	const corrected = correctSentence(sentence, corrections);
	return { ...(await lookFor(db, await understand(db, { sentence: corrected, ...asked }))), corrected: corrected.rest.map(({ word }) => word).join(' ') };
}

/** Products whose code is the entered text or, if there are none, begins with it. */
async function findExact(db: Database, text: string): Promise<number[]> {
	const key = toCodeKey(text) ?? '';
	if (key.length < MIN_CODE || !/\d/.test(key)) return [];
	const whole = [...(await findByCode(db, [key])).values()].flat().slice(0, MOST_EXACT);
	return whole.length > 0 || key.length < MIN_START || !IS_CODE.test(text) ? whole : findByCodeStart(db, key, MOST_EXACT);
}

type Understood = Omit<Search, 'tsQuery' | 'typedQuery' | 'named'>;

interface Asked extends Pick<Search, 'sentence' | 'market' | 'vocabulary' | 'exact'> {
	readonly isLiteral: boolean;
	/** Categories that the words name, if they are known. */
	readonly known?: readonly NamedCategory[] | undefined;
}

/** The kind that a sentence means, its attributes, and the terms that are left. */
async function understand(db: Database, { known, isLiteral, ...asked }: Asked): Promise<Understood> {
	const { sentence, market, vocabulary } = asked;
	const terms = termsOf(sentence, vocabulary);
	const categories = known ?? (await findNamedCategories(db, { terms, vocabulary, market }));
	const kinds = toKinds(terms, categories, vocabulary);
	const all = { ...asked, terms, categories, kinds, parts: sentence.parts };
	if (kinds.meant.length === 0 && sentence.occasions.length > 0 && (await isUnanswered(db, all))) return suggestKinds(db, all);
	if (isLiteral || kinds.meant.length === 0) return all;
	const described = await describeKinds(db, all);
	if (described.attributes.length === 0) return all;
	const { attributes } = described;
	const rest = termsOf(sentence, vocabulary, withKindWords(attributes, all));
	return { ...all, terms: rest, kinds: keepKinds(described.kinds, toKinds(rest, categories, vocabulary)), parts: [...sentence.parts, ...attributes] };
}

/** The attributes of the meant kinds or, if those of kinds that are only like them explain more words, these kinds: `Kabel Cat7` is a network cable. */
async function describeKinds(db: Database, all: Understood): Promise<{ kinds: Kinds; attributes: Part[] }> {
	const { kinds, vocabulary, sentence } = all;
	const attributes = await understandAttributes(db, all);
	const naming = new Set(all.terms.flatMap(({ words }, place) => ((kinds.weights[place] ?? 0) >= NAMES_KIND ? words : [])));
	const described = new Set(sentence.rest.filter(({ word }) => !vocabulary.isFiller(word) && !naming.has(word)));
	const countExplained = (parts: readonly Part[]) => parts.flatMap(({ tokens }) => tokens).filter((token) => described.has(token)).length;
	const explained = countExplained(attributes);
	if (kinds.like.length === 0 || explained === described.size) return { kinds, attributes };
	const others = { ...kinds, meant: kinds.like, like: kinds.meant };
	const further = await understandAttributes(db, { ...all, kinds: others });
	return countExplained(further) > explained ? { kinds: others, attributes: further } : { kinds, attributes };
}

/** Parts with the words that name a kind only together with theirs: of `stalak za tri monitora`, `stalak` is not a word to find. */
function withKindWords(parts: readonly Part[], { terms, kinds, sentence, vocabulary }: Understood): Part[] {
	const used = new Set(parts.flatMap(({ tokens }) => tokens));
	const isUsed = (word: string) => sentence.rest.some((token) => token.word === word && used.has(token));
	const shared = terms.filter(({ words }, place) => words.length > 1 && (kinds.weights[place] ?? 0) >= NAMES_KIND && words.some(isUsed));
	const words = new Set(shared.flatMap((term) => term.words).filter((word) => vocabulary.findOthers({ words: [word], things: 1 }) === undefined));
	const more = sentence.rest.filter(({ word }) => words.has(word));
	return parts.map((part) => ({ ...part, tokens: [...part.tokens, ...more] }));
}

/** Whether no product has the words. */
async function isUnanswered(db: Database, { terms, kinds, market }: Understood): Promise<boolean> {
	const tsQuery = toTsQuery(terms, kinds.titles);
	return tsQuery === null || (await findAnswered(db, { market, queries: [tsQuery] })).size === 0;
}

/** What suits the occasion, best sellers first, instead of products that have its words. */
async function suggestKinds(db: Database, all: Understood): Promise<Understood> {
	const { sentence, market, vocabulary } = all;
	const used = new Set(sentence.occasions.flatMap(({ tokens }) => tokens));
	const part: Part = { kind: 'wish', wish: 'best_selling', tokens: sentence.rest.filter((token) => used.has(token) || vocabulary.isFiller(token.word)) };
	const terms = termsOf(sentence, vocabulary, [part]);
	const rest = toKinds(terms, all.categories, vocabulary);
	const meant = await findOccasionKinds(db, { occasions: sentence.occasions, market, vocabulary });
	return { ...all, terms, kinds: { ...rest, meant, named: meant }, parts: [...sentence.parts, part], isOccasion: true };
}

/** The kinds of all words, although some of them are no longer terms. */
const keepKinds = ({ meant, like, accessories, named }: Kinds, { titles, weights }: Kinds): Kinds => ({ meant, like, accessories, named, titles, weights });

/** Terms of the words that no part uses. Stop words alone are no terms if there is another part. */
function termsOf(sentence: Sentence, vocabulary: Vocabulary, more: readonly Part[] = []): Term[] {
	const text = toRestText(sentence, more);
	const terms = toTerms(text, vocabulary);
	const hasParts = sentence.parts.length + more.length > 0;
	return hasParts && terms.every(({ words }) => words.every(vocabulary.isFiller)) ? [] : terms;
}

/**
 * If no product of the kind has all the words, the search means another kind that it names and whose products have them: memory modules for laptops are what
 * `laptop RAM` finds. Else fewer words give a better result.
 */
async function onKind(db: Database, search: Search): Promise<Search> {
	if (!(await isOffKind(db, search))) return search;
	for (const kinds of search.parts.length > 0 ? [] : toOtherKinds(search.terms, search.categories, search.vocabulary)) {
		const other = await lookFor(db, { ...search, kinds });
		if (!(await isOffKind(db, other))) return { ...search, ...other };
	}
	return (await relaxSearch(db, search)) ?? search;
}

/** For a search without results, a wider one: with attributes as words, or with as many of its terms as have results together; null if it would say too little. */
export async function widenSearch(db: Database, search: Search): Promise<Search | null> {
	const suiting = toSuiting(search) ?? toCheapest(search);
	if (suiting !== null) return suiting;
	// No kind that suits the occasion has a product that meets the other conditions.
	if (search.isOccasion && search.kinds.meant.length > 0) return { ...search, kinds: { ...search.kinds, meant: [] } };
	if (search.parts.some(({ kind }) => kind === 'attribute')) return widenDescribed(db, search);
	return search.parts.length > 0 ? null : relaxSearch(db, search);
}

/** With attributes as words if products have all of them; else without the words that are neither kind nor attribute, if products have the attributes. */
async function widenDescribed(db: Database, search: Search): Promise<Search> {
	const { market, sentence, terms, kinds } = search;
	const literal = await readSearch(db, { text: sentence.text, market, isLiteral: true });
	const isWhole = literal.leftOut === undefined && literal.tsQuery !== null && (await findAnswered(db, { market, queries: [literal.tsQuery] })).size > 0;
	const named = terms.filter((_, place) => (kinds.weights[place] ?? 0) >= NAMES_KIND);
	if (isWhole || named.length === terms.length) return literal;
	const leftOut = terms.filter((term) => !named.includes(term)).flatMap(({ words }) => words);
	const kept = { ...search, terms: named, kinds: keepKinds(kinds, toKinds(named, search.categories, search.vocabulary)) };
	const narrowed = { ...search, ...(await lookFor(db, kept)), leftOut };
	const { rows } = await sql`select from products p where p.listed and ${matchesSearch(narrowed)} limit 1`.execute(db);
	return rows.length > 0 ? narrowed : literal;
}

async function relaxSearch(db: Database, search: Search): Promise<Search | null> {
	if (search.exact.length > 0 || search.terms.length < 2 || search.leftOut) return null;
	const terms = await relaxTerms(db, search);
	if (terms === null) return null;
	const leftOut = search.terms.filter((term) => !terms.includes(term)).flatMap(({ words }) => words);
	const kinds = toKinds(terms, search.categories, search.vocabulary);
	return { ...search, ...(await lookFor(db, { ...search, terms, kinds: search.parts.length > 0 ? keepKinds(search.kinds, kinds) : kinds })), leftOut };
}

/** Numbers of entered and matched words; null if all were matched. Words of an occasion are matched by kinds that suit it. */
export function toMatchedWords({ terms, leftOut, isOccasion, sentence: { occasions } }: Search): { matched: number; asked: number; left_out: string[] } | null {
	if (leftOut === undefined || leftOut.length === 0) return null;
	const matched = terms.flatMap(({ words }) => words).length + (isOccasion ? occasions.length : 0);
	return { matched, asked: matched + leftOut.length, left_out: [...leftOut] };
}

async function lookFor(db: Database, understood: Understood): Promise<Search> {
	const { terms, market, kinds } = understood;
	const tsQuery = toTsQuery(terms, kinds.titles);
	return { ...understood, tsQuery, typedQuery: toTypedQuery(terms), named: await findNamed(db, market, tsQuery) };
}
