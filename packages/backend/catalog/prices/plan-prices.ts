import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../tables.ts';

export interface PlannedPrice {
	readonly due_at: Date;
	readonly kind: 'regular' | 'sale' | 'sale_end';
	/** Null for the end of a sale. */
	readonly price_cents: number | null;
}

/** Replaces the planned prices of products and returns the ids of products whose plan changed. */
export async function planPrices(trx: Database, plans: ReadonlyMap<number, readonly PlannedPrice[]>): Promise<Set<number>> {
	if (plans.size === 0) return new Set();
	const rows = [...plans].flatMap(([product_id, planned]) => planned.map((price) => ({ product_id, ...price })));
	const wanted = sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(product_id int, due_at timestamptz, kind text, price_cents int)`;
	const gone = await sql<{ product_id: number }>`
		delete from planned_prices p where p.product_id = any(${idList([...plans.keys()])}) and not exists (
			select from ${wanted} where (r.product_id, r.due_at, r.kind) = (p.product_id, p.due_at, p.kind) and r.price_cents is not distinct from p.price_cents
		) returning product_id
	`.execute(trx);
	if (rows.length === 0) return new Set(gone.rows.map(({ product_id }) => product_id));
	const added = await sql<{ product_id: number }>`
		insert into planned_prices (product_id, due_at, kind, price_cents) select product_id, due_at, kind, price_cents from ${wanted}
		on conflict do nothing returning product_id
	`.execute(trx);
	return new Set([...gone.rows, ...added.rows].map(({ product_id }) => product_id));
}
