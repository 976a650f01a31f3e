import { type RawBuilder, sql } from 'kysely';
import { type Market, SOURCE_MARKET, toWordSources } from '../../platform/market/market.ts';
import type { Database } from '../tables.ts';

/** Maximum number of matches; with more, products are found only by their Croatian words. */
const MOST = 1500;

/** A query of ids: products, categories or articles whose title in a market matches `tsQuery`. */
export const namedIn = (kind: 'product' | 'category' | 'post', { market, tsQuery }: { market: Market; tsQuery: string }): RawBuilder<{ id: number }> => sql<{
	id: number;
}>`
	select t.id from translations t where t.kind = ${sql.lit(kind)} and t.lang = any(${toWordSources(market)}::text[])
		and to_tsvector('shop', coalesce(t.texts ->> 'title', '')) @@ to_tsquery('shop', ${tsQuery}) limit ${sql.lit(MOST)}
`;

/** Ids of products by their titles in a market; none for the Croatian one, whose titles are in the products' own search index. */
export async function findNamed(db: Database, market: Market, tsQuery: string | null): Promise<number[]> {
	if (market === SOURCE_MARKET || tsQuery === null) return [];
	return (await namedIn('product', { market, tsQuery }).execute(db)).rows.map(({ id }) => id);
}
