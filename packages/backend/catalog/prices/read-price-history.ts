import type { Database } from '../tables.ts';

/** Prices that the shop has shown of a product, the newest first. */
export const readPriceHistory = (db: Database, productId: number, limit: number) =>
	db.selectFrom('price_history').selectAll().where('product_id', '=', productId).orderBy('valid_from', 'desc').limit(limit).execute();
