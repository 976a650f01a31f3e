import { sql } from 'kysely';
import { type Market, toWordSources } from '../../../platform/market/market.ts';
import type { Database } from '../../tables.ts';

interface Asked {
	readonly tsQuery: string;
	readonly market: Market;
	/**
	 * Whether to match any of the words if no title has all of them; otherwise only titles are matched, because a page that mentions a
	 * product does not answer a search for it.
	 */
	readonly isAll: boolean;
	readonly most: number;
}

/** A page, or a screen such as the list of stores, that answers a question. */
export interface HelpPage {
	/** Left out for a screen. */
	readonly id?: number;
	readonly title: string;
	readonly url_without_domain: string;
}

/** Help pages of a market that match the words. */
export async function findHelpPages(db: Database, { tsQuery, market, isAll, most }: Asked): Promise<HelpPage[]> {
	const query = sql`to_tsquery('shop', ${tsQuery})`;
	const { rows } = await sql<{ id: number; title: string; path: string }>`
		with candidates as (
			select p.id, p.title, p.path, to_tsvector('shop', coalesce(w.title, p.title)) @@ ${query} as is_titled, coalesce(w.words, p.words) as words
			from pages p left join lateral (
				select t.texts ->> 'title' as title, t.words, t.available from translations t
				where t.kind = 'page' and t.id = p.id and t.lang in (${sql.join(toWordSources(market))}) order by t.lang = ${market} desc limit 1
			) w on true
			where p.visible and p.path <> '/' and coalesce(w.available, true)
		)
		select id, title, path from candidates where is_titled or (${isAll} and words @@ ${query} and not exists (select from candidates where is_titled))
		order by is_titled desc, ts_rank(words, ${query}) desc, id limit ${sql.lit(most)}
	`.execute(db);
	return rows.map(({ path, ...row }) => ({ ...row, url_without_domain: path }));
}
