import { type RawBuilder, sql } from 'kysely';
import { titleInMarket } from '../../catalog/index.ts';
import { idList } from '../../platform/database/id-list.ts';
import type { Market } from '../../platform/market/market.ts';
import type { Database } from '../tables.ts';
import { type Hit, rankHits } from './rank-hits.ts';
import type { Search } from './search.ts';

/** Number of best-selling hits to consider, unless a page wants fewer: keeps a search for `usb` as fast as one for a part number. */
const MAX_CANDIDATES = 1500;
/** Number of first hits that are ranked precisely by their texts. */
const RANKED = 96;

export interface RankedPage {
	limit: number;
	offset: number;
	/** Number of best-selling hits to consider, at most MAX_CANDIDATES. */
	candidates?: number;
}

/** Number of hits that are ranked for a page: later pages consider as many as they show. */
const countCandidates = ({ limit, offset, candidates = MAX_CANDIDATES }: RankedPage): number => Math.max(candidates, RANKED, offset + limit);

/** Number of hits in their rough order that a page needs. */
const countRanked = ({ limit, offset }: RankedPage): number => Math.max(RANKED, offset + limit);

/** How well a query of words matches a column of words. */
const toRank = (column: string, query: RawBuilder<unknown>): RawBuilder<number> => sql`ts_rank('{0.05, 0.2, 0.6, 1}', ${sql.ref(column)}, ${query}, 1)`;

/** Columns needed for ranking, which queries of hits must select, because looking them up later is slower. */
export const RANKED_BY = ['search'];

/**
 * Ids of the hits up to the end of a page, roughly ordered: `rows` is a query of `id`, `category_id`, `orderable`, `sold` and RANKED_BY.
 * Exact matches come first on every page, then the meant kinds; sold-out products come after available ones. Hits beyond the candidates
 * follow by sales.
 */
export function toRoughOrder(search: Search, rows: RawBuilder<unknown>, page: RankedPage): RawBuilder<unknown> {
	const { candidates = MAX_CANDIDATES } = page;
	const rank = search.tsQuery === null ? sql`0` : toRank('b.search', sql`to_tsquery('shop', ${search.tsQuery})`);
	const last = countRanked(page);
	const bySales = sql`order by ${isExact(search, 'r.id')}${byTier(search, 'r')}r.orderable desc, r.sold desc, r.id`;
	const place = last > candidates ? sql`row_number() over (${bySales})` : sql`1`;
	return sql`
		select c.id from (
			select b.id, b.category_id, b.orderable, b.sold, b.place > ${sql.lit(candidates)} as later, ${rank} as rank, b.search
			from (select r.id, r.category_id, r.orderable, r.sold, r.search, ${place} as place from (${rows}) r ${bySales} limit ${sql.lit(countCandidates(page))}) b
		) c order by ${isExact(search, 'c.id')}c.later, ${byTier(search, 'c')}c.orderable desc,
			case when c.later then 0 else c.rank end desc, c.sold desc, c.id limit ${sql.lit(last)}
	`;
}

/** Sorts exact matches first; nothing without any. */
const isExact = ({ exact }: Search, column: string): RawBuilder<unknown> =>
	exact.length === 0 ? sql`` : sql`${sql.ref(column)} in (${sql.raw(exact.join(', '))}) desc, `;

/** Sorts meant kinds and titles that have all words first, and accessories last; nothing if no kind is named. */
function byTier({ kinds: { meant, like, accessories }, typedQuery }: Search, rows: 'r' | 'c'): RawBuilder<unknown> {
	const category = sql.ref(`${rows}.category_id`);
	const tiers = [
		{ ids: meant, tier: 2 },
		{ ids: accessories, tier: -1 },
	].flatMap(({ ids, tier }) => (ids.length === 0 ? [] : [sql`when ${category} in (${sql.raw(ids.join(', '))}) then ${sql.lit(tier)}`]));
	const titled = typedQuery === null ? [] : [sql`when ts_filter(${sql.ref(`${rows}.search`)}, '{a}') @@ to_tsquery('shop', ${typedQuery}) then 2`];
	const partly = like.length === 0 ? [] : [sql`when ${category} in (${sql.raw(like.join(', '))}) then 1`];
	if (tiers.length + partly.length === 0) return sql``;
	return sql`case ${sql.join([...tiers, ...titled, ...partly], sql` `)} else 0 end desc, `;
}

/** The page of roughly ordered ids: exact codes first, then by rank. `readHits` reads those that are ranked. */
export async function toRankedPage(
	search: Search,
	ids: number[],
	{ page: { limit, offset }, readHits }: { page: RankedPage; readHits(ids: readonly number[]): Promise<Hit[]> },
): Promise<number[]> {
	const byId = new Map((await readHits(ids.slice(0, RANKED))).map((hit) => [hit.id, hit]));
	const ranked = rankHits(
		ids.slice(0, RANKED).flatMap((id) => byId.get(id) ?? []),
		search,
	).map(({ id }) => id);
	const exact = new Set(search.exact);
	const listed = new Set(ids);
	const order = [...search.exact.filter((id) => listed.has(id)), ...ranked.filter((id) => !exact.has(id)), ...ids.slice(RANKED).filter((id) => !exact.has(id))];
	return order.slice(offset, offset + limit);
}

/** Hits with their titles in a market. */
export async function readMarketHits(db: Database, market: Market, ids: readonly number[]): Promise<Hit[]> {
	const { rows } = await sql<Hit>`
		select p.id, ${titleInMarket(market)} as title, m.title as manufacturer, c.title as category, p.category_id, p.sold, p.orderable
		from products p join categories c on c.id = p.category_id left join manufacturers m on m.id = p.manufacturer_id
		where p.id = any(${idList(ids)})
	`.execute(db);
	return rows;
}
