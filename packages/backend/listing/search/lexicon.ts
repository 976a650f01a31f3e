import { type RawBuilder, sql } from 'kysely';
import { type Market, SOURCE_MARKET, toWordSources } from '../../platform/market/market.ts';
import type { Database } from '../tables.ts';

/** Words for spelling correction in a market. */
export interface Lexicon {
	/** Rows of `word` and `products`: candidates for corrections. */
	readonly offered: RawBuilder<unknown>;
	/** Rows of `word`: words that find a product, so they are spelled correctly. */
	readonly known: RawBuilder<unknown>;
	/** Those of the words that occur in an article or a page, so they are spelled correctly too. */
	findInContent(words: readonly { word: string; stem: string }[]): Promise<ReadonlySet<string>>;
}

/** A market gets its own words; a market without translated titles shows Croatian ones, and gets their words. */
export async function openLexicon(db: Database, market: Market): Promise<Lexicon> {
	const language = await findLanguage(db, market);
	const own = language && sql`select word, products from market_words where lang = ${language}`;
	const croatian = sql`select word, products from search_words`;
	return {
		offered: own ?? croatian,
		known: own ? sql`${croatian} union all ${own}` : croatian,
		async findInContent(words) {
			if (words.length === 0) return new Set();
			const { rows } = await sql<{ word: string }>`
				select a.word from json_to_recordset(${JSON.stringify(words)}::json) as a(word text, stem text)
				where exists (select from posts p where p.status >= 3 and p.words @@ to_tsquery('shop', '''' || a.stem || ''':*'))
					or exists (select from pages p where p.visible and p.words @@ to_tsquery('shop', '''' || a.stem || ''':*'))
					or exists (select from translations t where (t.kind = 'post' and t.id in (select id from posts where status >= 3) or t.kind = 'page' and t.id in (select id from pages where visible)) and t.lang = any(${toWordSources(market)}::text[]) and t.words @@ to_tsquery('shop', '''' || a.stem || ''':*'))
			`.execute(db);
			return new Set(rows.map(({ word }) => word));
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
