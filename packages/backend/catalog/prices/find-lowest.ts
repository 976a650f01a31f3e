import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../tables.ts';

/**
 * Lowest price that the shop charged in the 30 days before now, by product: from the prices that took effect in these days and the one in
 * effect when they began (D14). Products without price history are omitted.
 */
export async function findLowest(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
	if (ids.length === 0) return new Map();
	const { rows } = await sql<{ id: number; lowest: number }>`
		select h.product_id as id, min(h.price_cents)::int as lowest from price_history h
		where h.product_id = any(${idList(ids)}) and h.valid_from >= coalesce(
			(select max(e.valid_from) from price_history e where e.product_id = h.product_id and e.valid_from <= now() - interval '30 days'), '-infinity'
		)
		group by 1
	`.execute(db);
	return new Map(rows.map(({ id, lowest }) => [id, lowest]));
}
