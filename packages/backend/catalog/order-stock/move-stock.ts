import { sql } from 'kysely';
import type { DatabaseOf } from '../../platform/database/tables.ts';

/** What an order, a cancellation or a return changes in the stock of a product; what leaves is negative. */
export interface StockMove {
	readonly product: number;
	readonly pieces: number;
	/** Pieces that count as sold. */
	readonly sold: number;
	/** Code of the store whose share changes, too; null for none. */
	readonly store: string | null;
	/** Pieces of the store's share, which never gets negative. */
	readonly storePieces: number;
}

/** Changes the stock of products, each of which is named once. The caller has locked them, or changes one at a time in the order of their ids. */
export async function moveStock(trx: DatabaseOf<'products'>, moves: readonly StockMove[]): Promise<void> {
	if (moves.length === 0) return;
	await sql`
		update products p set
			quantity = p.quantity + m.pieces,
			sold = greatest(0, p.sold + m.sold),
			store_stock = case when p.store_stock ? coalesce(m.store, '')
				then jsonb_set(p.store_stock, array[m.store], to_jsonb(greatest(0, (p.store_stock ->> m.store)::int + m."storePieces")))
				else p.store_stock end,
			updated_at = now()
		from json_to_recordset(${JSON.stringify(moves)}::json) as m(product int, pieces int, sold int, store text, "storePieces" int)
		where p.id = m.product
	`.execute(trx);
}
