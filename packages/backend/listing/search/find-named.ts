import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { type Market, SOURCE_MARKET, toWordSources } from '../../platform/market/market.ts';

/** More than this are no answer to a search: the rest is found by its Croatian words, if at all. */
const MOST = 1500;

/** A query of ids: products, categories or articles whose title in a market has the words, `tsQuery`. */
export const namedIn = (kind: 'product' | 'category' | 'post', { market, tsQuery }: { market: Market; tsQuery: string }): RawBuilder<{ id: number }> => sql<{
	id: number;
}>`
	select t.id from translations t where t.kind = ${sql.lit(kind)} and t.lang = any(${toWordSources(market)}::text[])
		and to_tsvector('shop', coalesce(t.texts ->> 'title', '')) @@ to_tsquery('shop', ${tsQuery}) limit ${sql.lit(MOST)}
`;

/** Ids of products that a market calls so; none in the Croatian one, whose words stand in the products themselves. */
export async function findNamed(db: Database, market: Market, tsQuery: string | null): Promise<number[]> {
	if (market === SOURCE_MARKET || tsQuery === null) return [];
	return (await namedIn('product', { market, tsQuery }).execute(db)).rows.map(({ id }) => id);
}
