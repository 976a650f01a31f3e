import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { type Market, SOURCE_MARKET } from '../../platform/market/market.ts';
import { findByCode } from '../codes/lookup-codes.ts';
import { toCodeKey } from '../codes/to-code-key.ts';
import { correctWords } from './correct-words.ts';
import { readVocabulary } from './dictionary/read-vocabulary.ts';
import type { Vocabulary } from './dictionary/vocabulary.ts';
import { findNamed } from './find-named.ts';
import { findNamedCategories, type NamedCategory } from './kinds/find-named-categories.ts';
import { type Kinds, toKinds } from './kinds/to-kinds.ts';
import { openLexicon } from './lexicon.ts';
import { isOffKind, relaxTerms } from './relax-terms.ts';
import { joinWords, type Term, toTerms } from './to-terms.ts';
import { toTsQuery } from './to-ts-query.ts';

/** What a shopper looks for. */
export interface Search {
	/** As they are looked for, mistyped ones corrected. */
	terms: readonly Term[];
	market: Market;
	vocabulary: Vocabulary;
	/** What kinds of things are meant. */
	kinds: Kinds;
	/** Null when nothing is left to look for. */
	tsQuery: string | null;
	/** Products whose code, part number or EAN is what was typed. */
	exact: number[];
	/** Products that are called so in the market's own words. */
	named: number[];
	/** Set where a word had to be read otherwise. */
	corrected?: string;
	/** Set where no product has all the words: those that the answer leaves aside. */
	leftOut?: readonly string[];
	/** Categories that any of the words name. */
	categories: readonly NamedCategory[];
}

const MIN_CODE = 4;

/** What was typed, with words that stand nowhere in the shop read as the nearest ones. Together they may still find nothing: `relaxSearch`. */
export async function readSearch(db: Database, text: string, market: Market = SOURCE_MARKET): Promise<Search> {
	const vocabulary = await readVocabulary(db, market);
	const terms = toTerms(text, vocabulary);
	const key = toCodeKey(text) ?? '';
	const exact = key.length >= MIN_CODE && /\d/.test(key) ? [...(await findByCode(db, [key])).values()].flat().slice(0, 20) : [];
	const search = await lookFor(db, { terms, market, vocabulary, exact });
	if (exact.length > 0 || search.named.length > 0) return onKind(db, search);
	const words = await correctWords(db, { search, lexicon: await openLexicon(db, market) });
	if (words === null) return onKind(db, search);
	return { ...(await lookFor(db, { terms: joinWords(words, vocabulary, countThings(terms)), market, vocabulary, exact })), corrected: words.join(' ') };
}

/** Where what has all the words is of another kind than they name, fewer words find what is meant. */
const onKind = async (db: Database, search: Search): Promise<Search> => ((await isOffKind(db, search)) ? ((await relaxSearch(db, search)) ?? search) : search);

/** Where a search found nothing: the same with as many of its terms as find something together; null where they say too little. */
export async function relaxSearch(db: Database, search: Search): Promise<Search | null> {
	if (search.exact.length > 0 || search.terms.length < 2 || search.leftOut) return null;
	const terms = await relaxTerms(db, search);
	if (terms === null) return null;
	const leftOut = search.terms.filter((term) => !terms.includes(term)).flatMap(({ words }) => words);
	return { ...search, ...(await lookFor(db, { ...search, terms }, search.categories)), leftOut };
}

/** Numbers of the words that a search says and of those that its answer has; null where it has all of them. */
export function toMatchedWords({ terms, leftOut }: Search): { matched: number; asked: number; left_out: string[] } | null {
	if (leftOut === undefined || leftOut.length === 0) return null;
	const matched = terms.flatMap(({ words }) => words).length;
	return { matched, asked: matched + leftOut.length, left_out: [...leftOut] };
}

/** Words before those that say what a thing is for. */
const countThings = (terms: readonly Term[]): number => terms.filter(({ isPurpose }) => !isPurpose).flatMap(({ words }) => words).length;

type Asked = Pick<Search, 'terms' | 'market' | 'vocabulary' | 'exact'>;

async function lookFor(db: Database, asked: Asked, known?: readonly NamedCategory[]): Promise<Search> {
	const { terms, market, vocabulary } = asked;
	const categories = known ?? (await findNamedCategories(db, { terms, vocabulary, market }));
	const kinds = toKinds(terms, categories, vocabulary);
	const tsQuery = toTsQuery(terms, kinds.titles);
	return { ...asked, categories, kinds, tsQuery, named: await findNamed(db, market, tsQuery) };
}

/** The condition on `products as p`. */
export function matchesSearch({ tsQuery, exact, named }: Search): RawBuilder<SqlBool> {
	const byWords = tsQuery === null ? sql<SqlBool>`false` : sql<SqlBool>`p.search @@ to_tsquery('shop', ${tsQuery})`;
	const ids = [...exact, ...named];
	return ids.length === 0 ? byWords : sql<SqlBool>`(${byWords} or p.id in (${sql.raw(ids.join(', '))}))`;
}
