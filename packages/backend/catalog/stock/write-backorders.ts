import type { Backorder } from '@titraj/contract/backorder.ts';
import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/**
 * Makes products available to order without stock, or (null) sells them from stock alone. Terms that leave out `days` keep those of the product, null clears them.
 * Returns the ids of changed products.
 */
export async function writeBackorders(trx: Database, backorders: ReadonlyMap<number, Partial<Backorder> | null>): Promise<Set<number>> {
	if (backorders.size === 0) return new Set();
	const rows = JSON.stringify(
		[...backorders].map(([id, terms]) => ({ id, backorder: terms !== null, named: terms?.days !== undefined || terms === null, days: terms?.days ?? null })),
	);
	const days = sql`case when r.named then r.days else p.backorder_days end`;
	const changed = await sql<{ id: number }>`
		update products p set backorder = r.backorder, backorder_days = ${days}, updated_at = now()
		from json_to_recordset(${rows}::json) as r(id int, backorder boolean, named boolean, days int)
		where p.id = r.id and (p.backorder, p.backorder_days) is distinct from (r.backorder, ${days}) returning p.id
	`.execute(trx);
	return new Set(changed.rows.map(({ id }) => id));
}
