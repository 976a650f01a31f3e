import { type RawBuilder, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../../platform/database/tables.ts';
import { type Hit, rankHits } from './rank-hits.ts';
import type { Search } from './read-search.ts';

/** Of the best-selling of the hits: a search for `usb` stays as fast as one for a part number. */
const MAX_CANDIDATES = 1500;
/** The first ones are put in order by what a shopper reads of them. */
const RANKED = 96;

interface Page {
	limit: number;
	offset: number;
}

/** What a rank is made of, carried along by whoever finds the hits: each would have to be looked up again. */
export const RANKED_BY = ['search'];

/**
 * Ids of the hits up to the end of a page, roughly in order: `rows` is a query of `id`, `sold` and RANKED_BY. Exact ones come first on every page, and those that
 * are no candidates follow the others as they sell.
 */
export function toRoughOrder(search: Search, rows: RawBuilder<unknown>, { limit, offset }: Page): RawBuilder<unknown> {
	const rank = search.tsQuery === null ? sql`0` : sql`ts_rank('{0.05, 0.2, 0.6, 1}', b.search, to_tsquery('shop', ${search.tsQuery}), 1)`;
	const last = Math.max(RANKED, offset + limit);
	const bySales = sql`order by ${isExact(search, 'r.id')}r.sold desc, r.id`;
	const place = last > MAX_CANDIDATES ? sql`row_number() over (${bySales})` : sql`1`;
	return sql`
		select c.id from (
			select b.id, b.sold, b.place > ${sql.lit(MAX_CANDIDATES)} as later, ${rank} as rank
			from (select r.id, r.sold, r.search, ${place} as place from (${rows}) r ${bySales} limit ${sql.lit(Math.max(MAX_CANDIDATES, last))}) b
		) c order by ${isExact(search, 'c.id')}c.later, case when c.later then 0 else c.rank end desc, c.sold desc, c.id limit ${sql.lit(last)}
	`;
}

/** The part of an order that puts exact hits first; nothing without any. */
const isExact = ({ exact }: Search, column: string): RawBuilder<unknown> =>
	exact.length === 0 ? sql`` : sql`${sql.ref(column)} in (${sql.raw(exact.join(', '))}) desc, `;

/** The page of roughly ordered ids: exact codes first, then by rank. */
export async function toRankedPage(db: Database, search: Search, ids: number[], { limit, offset }: Page): Promise<number[]> {
	const head = ids.slice(0, RANKED);
	const { rows } = await sql<Hit>`
		select p.id, p.title, m.title as maker, c.title as category, p.sold, p.quantity
		from products p join categories c on c.id = p.category_id left join manufacturers m on m.id = p.manufacturer_id
		where p.id = any(${idList(head)})
	`.execute(db);
	const byId = new Map(rows.map((row) => [row.id, row]));
	const ranked = rankHits(
		head.flatMap((id) => byId.get(id) ?? []),
		search.words,
	).map(({ id }) => id);
	const exact = new Set(search.exact);
	const listed = new Set(ids);
	const order = [...search.exact.filter((id) => listed.has(id)), ...ranked.filter((id) => !exact.has(id)), ...ids.slice(RANKED).filter((id) => !exact.has(id))];
	return order.slice(offset, offset + limit);
}
