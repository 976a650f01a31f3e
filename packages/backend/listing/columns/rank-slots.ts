import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../../platform/database/tables.ts';
import { countCandidates, countRanked, MAX_CANDIDATES, type RankedPage, toRank } from '../search/rank-page.ts';
import type { Search } from '../search/read-search.ts';
import { type Compare, firstSlots } from './first-slots.ts';
import type { ProductColumns } from './product-columns.ts';
import type { SlotGroup } from './slot-groups.ts';

/** Maximum number of slots of a query whose ranks are kept, some 55 bytes each. */
const MOST_KEPT = 2 * MAX_CANDIDATES;

/** The first slots of a search in the order of `toRoughOrder`, up to the end of a page and at least as many as are ranked by their texts. */
export async function rankSlots(
	db: Database,
	columns: ProductColumns,
	found: SlotGroup,
	{ search, page }: { search: Search; page: RankedPage },
): Promise<number[]> {
	const { byKind, bySales } = toOrder(columns, search);
	const slots = firstSlots(found, countCandidates(page), (a, b) => byKind(a, b) || bySales(a, b), 'oldest');
	const candidates = slots.slice(0, page.candidates ?? MAX_CANDIDATES);
	const ranks = await readRanks(db, columns, { tsQuery: search.tsQuery, slots: candidates });
	const byRank: Compare = (a, b) => byKind(a, b) || (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0) || bySales(a, b);
	return [...candidates.toSorted(byRank), ...slots.slice(candidates.length)].slice(0, countRanked(page));
}

/** How well the words of a query match each slot. Kept by query, because the words of a slot never change. */
async function readRanks(
	db: Database,
	{ id, ranks }: ProductColumns,
	{ tsQuery, slots }: { tsQuery: string | null; slots: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
	if (tsQuery === null) return new Map();
	const kept = ranks.get(tsQuery) ?? new Map<number, number>();
	const missing = slots.filter((slot) => !kept.has(slot));
	if (missing.length === 0) return kept;
	const { rows } = await sql<{ id: number; rank: number }>`
		select p.id, ${toRank(tsQuery, 'p.search')} as rank from products p where p.id = any(${idList(missing.map((slot) => id[slot] ?? 0))})
	`.execute(db);
	const rankOf = new Map(rows.map((row) => [row.id, row.rank]));
	const known = kept.size + missing.length > MOST_KEPT ? new Map(slots.map((slot) => [slot, kept.get(slot) ?? 0])) : new Map(kept);
	for (const slot of missing) known.set(slot, rankOf.get(id[slot] ?? 0) ?? 0);
	ranks.set(tsQuery, known);
	return known;
}

/** Exact codes, the meant kinds and what is in stock come first; among equals, what sells best, then the oldest. */
function toOrder({ id, category, stocked, sold, largestCategory }: ProductColumns, { exact, kinds }: Search): { byKind: Compare; bySales: Compare } {
	const tiers = new Int8Array(largestCategory + 1);
	for (const [ids, tier] of [
		[kinds.accessories, -1],
		[kinds.like, 1],
		[kinds.meant, 2],
	] as const)
		for (const each of ids) tiers[each] = tier;
	const isExact = new Set(exact);
	const tierOf = (slot: number) => tiers[category[slot] ?? 0] ?? 0;
	const exactness = (slot: number) => (isExact.size > 0 && isExact.has(id[slot] ?? 0) ? 1 : 0);
	return {
		byKind: (a, b) => exactness(b) - exactness(a) || tierOf(b) - tierOf(a) || (stocked[b] ?? 0) - (stocked[a] ?? 0),
		bySales: (a, b) => (sold[b] ?? 0) - (sold[a] ?? 0) || (id[a] ?? 0) - (id[b] ?? 0),
	};
}
