import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { type Market, SOURCE_MARKET, toWordSources } from '../../platform/market/market.ts';
import { findNamed } from './find-named.ts';
import { toTsQuery } from './to-ts-query.ts';

/** What typing is corrected by in a market. */
export interface Lexicon {
	/** Rows of `word` and `products` that a mistyped word may be read as. */
	readonly offered: RawBuilder<unknown>;
	/** Rows of `word` that find something, and are no slip. */
	readonly known: RawBuilder<unknown>;
	/** Whether words find a product together. */
	isFound(words: readonly string[]): Promise<boolean>;
}

/** A market is offered its own words; one that calls no product by a name of its own shows Croatian titles, and is offered their words. */
export async function openLexicon(db: Database, market: Market): Promise<Lexicon> {
	const language = await findLanguage(db, market);
	const own = language && sql`select word, products from market_words where lang = ${language}`;
	const croatian = sql`select word, products from search_words`;
	return {
		offered: own ?? croatian,
		known: own ? sql`${croatian} union all ${own}` : croatian,
		async isFound(words) {
			const query = toTsQuery(words);
			const { rows } = await sql<{ found: boolean }>`
				select exists (select from products p where p.listed and p.search @@ to_tsquery('shop', ${query})) as found
			`.execute(db);
			if (rows[0]?.found) return true;
			const { products, categories } = await findNamed(db, market, query);
			return products.length > 0 || categories.length > 0;
		},
	};
}

async function findLanguage(db: Database, market: Market): Promise<Market | null> {
	for (const source of toWordSources(market)) {
		if (source === SOURCE_MARKET) continue;
		if (await db.selectFrom('market_words').select('word').where('lang', '=', source).limit(1).executeTakeFirst()) return source;
	}
	return null;
}
