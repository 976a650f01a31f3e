import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { type Market, SOURCE_MARKET } from '../language/market.ts';
import { findByCode } from '../quick-order/lookup-codes.ts';
import { toCodeKey } from '../quick-order/to-code-key.ts';
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

export async function readSearch(db: Database, text: string, market: Market = SOURCE_MARKET): Promise<Search> {
	const typed = toWords(text).slice(0, MAX_WORDS);
	const key = toCodeKey(text) ?? '';
	const exact = key.length >= MIN_CODE && /\d/.test(key) ? [...(await findByCode(db, [key])).values()].flat().slice(0, 20) : [];
	const named = await findNamed(db, market, toTsQuery(typed));
	if (exact.length > 0 || named.products.length > 0 || named.categories.length > 0) return { words: typed, tsQuery: toTsQuery(typed), exact, named };
	const lexicon = await openLexicon(db, market);
	const words = (await correctWords(db, typed, lexicon)) ?? (await correctMisses(db, typed, lexicon));
	if (words === null) return { words: typed, tsQuery: toTsQuery(typed), exact, named };
	const tsQuery = toTsQuery(words);
	return { words, tsQuery, exact, named: await findNamed(db, market, tsQuery), corrected: words.join(' ') };
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
