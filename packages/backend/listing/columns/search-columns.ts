import { sql } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { type Bits, toNumbers } from './bits.ts';
import { toTable } from './column-filters.ts';
import { parseTsQuery } from './parse-ts-query.ts';
import type { ProductColumns } from './product-columns.ts';
import type { SlotGroup } from './slot-groups.ts';

/** Slots of the listed products with all the words of each query. */
export async function searchColumns(db: Database, columns: ProductColumns, tsQueries: readonly string[]): Promise<SlotGroup[]> {
	await parseQueries(db, columns, tsQueries);
	const groups: SlotGroup[] = [];
	for (const tsQuery of tsQueries) groups.push(findGroup(columns, tsQuery) ?? (await searchDatabase(db, columns, tsQuery)));
	return groups;
}

/** Undefined for a query that the words cannot answer. */
function findGroup(columns: ProductColumns, tsQuery: string): SlotGroup | undefined {
	const { queries, words, used, found } = columns;
	const parsed = queries.get(tsQuery);
	const group = found.get(tsQuery) ?? (parsed && toGroup(columns, words.find(parsed, used)));
	if (group) found.set(tsQuery, group);
	return group ?? undefined;
}

/** The database turns words into stems; it does the same to the same query, whatever the products are. */
async function parseQueries(db: Database, { queries }: ProductColumns, tsQueries: readonly string[]): Promise<void> {
	const missing = tsQueries.filter((tsQuery) => queries.get(tsQuery) === undefined);
	if (missing.length === 0) return;
	const { rows } = await sql<{ query: string }>`
		select to_tsquery('shop', q)::text as query from json_array_elements_text(${JSON.stringify(missing)}::json) with ordinality as a(q, place) order by place
	`.execute(db);
	for (const [place, { query }] of rows.entries()) queries.set(missing[place] ?? '', parseTsQuery(query));
}

/** Queries of neighbouring words need their positions, which only the database has. */
async function searchDatabase(db: Database, columns: ProductColumns, tsQuery: string): Promise<SlotGroup> {
	const { rows } = await sql<{ ids: string | null }>`
		select string_agg(p.id::text, ',') as ids from products p where p.listed and p.search @@ to_tsquery('shop', ${tsQuery})
	`.execute(db);
	return toSlots(columns, (rows[0]?.ids ?? '').split(',').map(Number));
}

export function toSlots(columns: ProductColumns, ids: readonly number[]): SlotGroup {
	const slots = new Int32Array(ids.length);
	let length = 0;
	for (const id of ids) {
		const slot = columns.slotOf(id);
		if (slot !== undefined) slots[length++] = slot;
	}
	return { slots, length };
}

function toGroup({ listed }: ProductColumns, bits: Bits): SlotGroup {
	const slots = toNumbers(bits);
	let length = 0;
	for (let place = 0; place < slots.length; place += 1) {
		const slot = slots[place] ?? 0;
		if (listed[slot] === 1) slots[length++] = slot;
	}
	return { slots, length };
}

/** Indexes of the queries that find a product in one of the categories, or in any if there are none. */
export async function findAnswered(
	db: Database,
	columns: ProductColumns,
	{ queries, kinds }: { queries: readonly string[]; kinds: readonly number[] },
): Promise<Set<number>> {
	const isKind = toTable(kinds, columns.largestCategory);
	const groups = await searchColumns(db, columns, queries);
	const isAnswered = ({ slots, length }: SlotGroup) =>
		kinds.length === 0 ? length > 0 : slots.subarray(0, length).some((slot) => isKind[columns.category[slot] ?? 0] === 1);
	return new Set(groups.flatMap((group, place) => (isAnswered(group) ? [place] : [])));
}
