import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { type Market, SOURCE_MARKET } from '../../platform/market/market.ts';
import { findByCode } from '../codes/lookup-codes.ts';
import { toCodeKey } from '../codes/to-code-key.ts';
import { correctMisses, correctWords } from './correct-words.ts';
import { findNamed, type Named } from './find-named.ts';
import { toWords } from './fold.ts';
import { openLexicon } from './lexicon.ts';
import { toTsQuery } from './to-ts-query.ts';

/** What a shopper looks for. */
export interface Search {
	/** As they are looked for, mistyped ones corrected. */
	words: string[];
	/** Null when nothing is left to look for. */
	tsQuery: string | null;
	/** Products whose code, part number or EAN is what was typed. */
	exact: number[];
	/** Products that are called so in the market's own words, and categories all of whose products are meant. */
	named: Named;
	/** Set where a word had to be read otherwise. */
	corrected?: string;
}

const MIN_CODE = 4;
const MAX_WORDS = 8;

/** What was typed, with words that no product holds read as the nearest ones. Together they may still find nothing: `rereadSearch`. */
export async function readSearch(db: Database, text: string, market: Market = SOURCE_MARKET): Promise<Search> {
	const typed = toWords(text).slice(0, MAX_WORDS);
	const key = toCodeKey(text) ?? '';
	const exact = key.length >= MIN_CODE && /\d/.test(key) ? [...(await findByCode(db, [key])).values()].flat().slice(0, 20) : [];
	const named = await findNamed(db, market, toTsQuery(typed));
	const search = { words: typed, tsQuery: toTsQuery(typed), exact, named };
	if (isCertain(search)) return search;
	const words = await correctWords(db, typed, await openLexicon(db, market));
	return words === null ? search : correctedTo(db, { search, words, market });
}

/**
 * Where a search found nothing: the first reading of it that finds something, if there is one. Asked afterwards, since to ask whether words find anything costs
 * a tenth of finding it.
 */
export async function rereadSearch(db: Database, search: Search, market: Market = SOURCE_MARKET): Promise<Search | null> {
	if (isCertain(search) || search.corrected !== undefined) return null;
	const words = await correctMisses(db, search.words, await openLexicon(db, market));
	return words === null ? null : correctedTo(db, { search, words, market });
}

const isCertain = ({ exact, named }: Search): boolean => exact.length > 0 || named.products.length > 0 || named.categories.length > 0;

async function correctedTo(db: Database, { search, words, market }: { search: Search; words: string[]; market: Market }): Promise<Search> {
	const tsQuery = toTsQuery(words);
	return { words, tsQuery, exact: search.exact, named: await findNamed(db, market, tsQuery), corrected: words.join(' ') };
}

/** The condition on `products as p`. */
export function matchesSearch({ tsQuery, exact, named }: Search): RawBuilder<SqlBool> {
	const byWords = tsQuery === null ? sql<SqlBool>`false` : sql<SqlBool>`p.search @@ to_tsquery('shop', ${tsQuery})`;
	const ids = [...exact, ...named.products];
	const ways = [
		byWords,
		...(ids.length === 0 ? [] : [sql<SqlBool>`p.id in (${sql.raw(ids.join(', '))})`]),
		...(named.categories.length === 0 ? [] : [sql<SqlBool>`p.category_id in (${sql.raw(named.categories.join(', '))})`]),
	];
	return ways.length === 1 ? byWords : sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}
