import { sql } from 'kysely';
import { MARKETS, SOURCE_MARKET } from '../../platform/market/market.ts';
import type { Database } from '../tables.ts';

/** Adds the title words of each market to the vocabulary for spelling correction: from products that match `condition` (alias `p`), categories and manufacturers. */
export async function refreshMarketWords(db: Database, condition: string): Promise<void> {
	for (const market of MARKETS) {
		if (market === SOURCE_MARKET || !(await hasNames(db, market))) continue;
		const titles = `
			select to_tsvector('shop', t.texts ->> 'title') from translations t join products p on p.id = t.id
				where t.kind = 'product' and t.lang = '${market}' and t.sort_title is not null and p.listed and (${condition})
			union all select to_tsvector('shop', coalesce(t.texts ->> 'title', '')) from translations t where t.kind = 'category' and t.lang = '${market}'
			union all select to_tsvector('shop', title) from manufacturers where products_total > 0`;
		await sql`
			insert into market_words (lang, word, products)
			select ${market}, word, ndoc from ts_stat(${titles}) where length(word) between 3 and 30 and word ~ '^[[:alpha:]]+$'
			on conflict (lang, word) do update set products = excluded.products where market_words.products < excluded.products
		`.execute(db);
	}
}

async function hasNames(db: Database, market: string): Promise<boolean> {
	const row = await db.selectFrom('translations').select('id').where('lang', '=', market).where('sort_title', 'is not', null).limit(1).executeTakeFirst();
	return row !== undefined;
}
