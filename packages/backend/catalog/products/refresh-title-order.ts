import { sql } from 'kysely';
import { MARKETS, SOURCE_MARKET, toWordSources } from '../../platform/market/market.ts';
import type { Database } from '../tables.ts';

/**
 * Updates the alphabetical order of products in each market, for products that meet `condition` (on `products as p`). Markets without
 * translated titles are skipped: they use the Croatian titles and their order.
 */
export async function refreshTitleOrder(db: Database, condition: string): Promise<void> {
	for (const market of MARKETS) {
		if (market === SOURCE_MARKET) continue;
		const { rows } = await sql<{ named: boolean; ordered: boolean }>`
			select exists (select from translations where lang = ${market} and sort_title is not null) as named,
				exists (select from title_order where lang = ${market}) as ordered
		`.execute(db);
		const [state] = rows;
		if (state?.named) await writeOrder(db, market, state.ordered ? condition : 'true');
	}
}

async function writeOrder(db: Database, market: (typeof MARKETS)[number], condition: string): Promise<void> {
	const [, neighbour = market] = toWordSources(market);
	await sql`
		insert into title_order as t (lang, product_id, sort_title)
		select ${market}, p.id, coalesce(o.sort_title, n.sort_title, p.sort_title) from products p
		left join translations o on o.kind = 'product' and o.id = p.id and o.lang = ${market}
		left join translations n on n.kind = 'product' and n.id = p.id and n.lang = ${neighbour}
		where ${sql.raw(condition)}
		on conflict (product_id, lang) do update set sort_title = excluded.sort_title where t.sort_title <> excluded.sort_title
	`.execute(db);
}
