import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import type { Market } from '../../platform/market/market.ts';
import { findByCode } from '../codes/lookup-codes.ts';
import { toCodeKey } from '../codes/to-code-key.ts';
import { correctWords } from './correct-words.ts';
import { guessVocabulary, readVocabulary } from './dictionary/read-vocabulary.ts';
import { findNamed } from './find-named.ts';
import { findNamedCategories, type NamedCategory } from './kinds/find-named-categories.ts';
import { toKinds } from './kinds/to-kinds.ts';
import { openLexicon } from './lexicon.ts';
import { isOffKind, relaxTerms } from './relax-terms.ts';
import type { Search } from './search.ts';
import { joinWords, type Term, toTerms } from './to-terms.ts';
import { toTsQuery } from './to-ts-query.ts';

const MIN_CODE = 4;

interface Typed {
	text: string;
	market: Market;
}

/** Parses the entered text and corrects unknown words. The words together may still find nothing: see `relaxSearch`. */
export async function readSearch(db: Database, { text, market }: Typed): Promise<Search> {
	const guess = guessVocabulary(db, market);
	const [vocabulary, exact, categories] = await Promise.all([
		readVocabulary(db, market),
		findExact(db, text),
		findNamedCategories(db, { terms: toTerms(text, guess), vocabulary: guess, market }),
	]);
	const terms = toTerms(text, vocabulary);
	const search = await lookFor(db, { terms, market, vocabulary, exact }, vocabulary === guess ? categories : undefined);
	if (exact.length > 0 || search.named.length > 0) return onKind(db, search);
	const words = await correctWords(db, { search, lexicon: await openLexicon(db, market) });
	if (words === null) return onKind(db, search);
	return { ...(await lookFor(db, { terms: joinWords(words, vocabulary, countThings(terms)), market, vocabulary, exact })), corrected: words.join(' ') };
}

/** Products whose code is the entered text. */
async function findExact(db: Database, text: string): Promise<number[]> {
	const key = toCodeKey(text) ?? '';
	return key.length >= MIN_CODE && /\d/.test(key) ? [...(await findByCode(db, [key])).values()].flat().slice(0, 20) : [];
}

/** If the products with all the words are of another kind than they name, fewer words give a better result. */
const onKind = async (db: Database, search: Search): Promise<Search> => ((await isOffKind(db, search)) ? ((await relaxSearch(db, search)) ?? search) : search);

/** For a search without results: the same search with as many of its terms as have results together; null if they would say too little. */
export async function relaxSearch(db: Database, search: Search): Promise<Search | null> {
	if (search.exact.length > 0 || search.terms.length < 2 || search.leftOut) return null;
	const terms = await relaxTerms(db, search);
	if (terms === null) return null;
	const leftOut = search.terms.filter((term) => !terms.includes(term)).flatMap(({ words }) => words);
	return { ...search, ...(await lookFor(db, { ...search, terms }, search.categories)), leftOut };
}

/** Numbers of entered and matched words; null if all were matched. */
export function toMatchedWords({ terms, leftOut }: Search): { matched: number; asked: number; left_out: string[] } | null {
	if (leftOut === undefined || leftOut.length === 0) return null;
	const matched = terms.flatMap(({ words }) => words).length;
	return { matched, asked: matched + leftOut.length, left_out: [...leftOut] };
}

/** Words before those that name the purpose. */
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
