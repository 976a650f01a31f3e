import type { Database } from '../tables.ts';

/** Ids by code; a code that none has is left out. */
export async function findIds(
	db: Database,
	table: 'categories' | 'manufacturers' | 'products',
	codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	if (codes.length === 0) return new Map();
	const rows = await db
		.selectFrom(table)
		.select(['id', 'code'])
		.where('code', 'in', [...codes])
		.execute();
	return new Map(rows.map(({ id, code }) => [code, id]));
}
