import { type RawBuilder, sql } from 'kysely';
import { type Market, SOURCE_MARKET, toWordSources } from '../../platform/market/market.ts';

/** Title of the product with id `p.id` in a market; `source`, the Croatian title, where it has no translation. */
export function titleInMarket(market: Market, source: RawBuilder<unknown> = sql`p.title`): RawBuilder<unknown> {
	if (market === SOURCE_MARKET) return source;
	return sql`coalesce((
		select t.texts ->> 'title' from translations t where t.kind = 'product' and t.id = p.id and t.lang = any(${toWordSources(market)}::text[])
		order by t.lang = ${market} desc limit 1
	), ${source})`;
}
