import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../../platform/database/tables.ts';
import { countCandidates, countRanked, MAX_CANDIDATES, type RankedPage, toRank } from '../search/rank-page.ts';
import type { Search } from '../search/read-search.ts';
import { firstPlaces } from './first-places.ts';
import type { ProductColumns } from './product-columns.ts';
import type { SlotGroup } from './slot-groups.ts';

/** Maximum number of slots of a query whose ranks are kept, some 55 bytes each. */
const MOST_KEPT = 2 * MAX_CANDIDATES;

/** More than there are numbers of units sold, which have 32 bits. */
const SALES = 2 ** 32;

interface Candidate {
	slot: number;
	id: number;
	/** See `toKeys`. */
	key: number;
}

/** The first slots of a search in the order of `toRoughOrder`, up to the end of a page and at least as many as are ranked by their texts. */
export async function rankSlots(
	db: Database,
	columns: ProductColumns,
	found: SlotGroup,
	{ search, page }: { search: Search; page: RankedPage },
): Promise<number[]> {
	const slots = found.slots.subarray(0, found.length);
	const keys = toKeys(columns, search, slots);
	const idOf = (place: number) => columns.id[slots[place] ?? 0] ?? 0;
	const places = firstPlaces(keys, idOf, countCandidates(page));
	const first = Array.from(places, (place): Candidate => ({ slot: slots[place] ?? 0, id: idOf(place), key: keys[place] ?? 0 }));
	const most = page.candidates ?? MAX_CANDIDATES;
	// A page beyond the candidates continues by sales.
	if (first.length > most) first.sort(bySales);
	const candidates = first.slice(0, most);
	const ranks = await readRanks(db, columns, { tsQuery: search.tsQuery, slots: candidates.map(({ slot }) => slot) });
	const ranked = candidates
		.map(({ slot, id, key }) => ({ slot, id, key, kind: Math.floor(key / SALES), rank: ranks.get(slot) ?? 0 }))
		.sort((a, b) => b.kind - a.kind || b.rank - a.rank || bySales(a, b));
	return [...ranked, ...first.slice(candidates.length)].slice(0, countRanked(page)).map(({ slot }) => slot);
}

const bySales = (a: Candidate, b: Candidate): number => b.key - a.key || a.id - b.id;

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
	// One text instead of a row each. A prepared query would parse its words for each row; `offset 0` parses them once.
	const { rows } = await sql<{ ranks: string | null }>`
		select string_agg(p.id || ' ' || ${toRank('p.search', sql`a.query`)}, ',') as ranks
		from (select to_tsquery('shop', ${tsQuery}) as query offset 0) a cross join products p where p.id = any(${idList(missing.map((slot) => id[slot] ?? 0))})
	`.execute(db);
	const rankOf = new Map(parseRanks(rows[0]?.ranks ?? null));
	const known = kept.size + missing.length > MOST_KEPT ? new Map(slots.map((slot) => [slot, kept.get(slot) ?? 0])) : new Map(kept);
	for (const slot of missing) known.set(slot, rankOf.get(id[slot] ?? 0) ?? 0);
	ranks.set(tsQuery, known);
	return known;
}

const parseRanks = (text: string | null): [id: number, rank: number][] =>
	(text === null ? [] : text.split(',')).map((pair) => {
		const space = pair.indexOf(' ');
		return [Number(pair.slice(0, space)), Number(pair.slice(space + 1))];
	});

/** Numbers by which a search sorts its slots before it ranks them, the largest first: exact codes, the meant kinds and what is in stock, then what sells best. Of equals, the oldest comes first. */
function toKeys(columns: ProductColumns, { exact, kinds }: Search, slots: Int32Array): Float64Array {
	const { category, stocked, sold, largestCategory } = columns;
	const tiers = new Int8Array(largestCategory + 1);
	for (const [ids, tier] of [
		[kinds.accessories, -1],
		[kinds.like, 1],
		[kinds.meant, 2],
	] as const)
		for (const each of ids) tiers[each] = tier;
	const isExact = new Set(exact.map((id) => columns.slotOf(id)));
	const keys = new Float64Array(slots.length);
	for (let place = 0; place < slots.length; place += 1) {
		const slot = slots[place] ?? 0;
		const exactness = isExact.size > 0 && isExact.has(slot) ? 8 : 0;
		const kind = exactness + 2 * ((tiers[category[slot] ?? 0] ?? 0) + 1) + (stocked[slot] ?? 0);
		keys[place] = (kind + 0.5) * SALES + (sold[slot] ?? 0);
	}
	return keys;
}
