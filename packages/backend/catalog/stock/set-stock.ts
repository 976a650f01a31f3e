import { type Kysely, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Place of what lies in no store. */
export const WAREHOUSE = 'warehouse';

/** Pieces in all, which then lie in the warehouse; or pieces by location: `warehouse` or the code of a store, others stay. */
export type StockWish = { readonly id: number } & (
	| { readonly quantity: number; readonly locations?: undefined }
	| { readonly quantity?: undefined; readonly locations: Readonly<Record<string, number>> }
);

interface Stored {
	readonly id: number;
	readonly quantity: number;
	readonly store_stock: Readonly<Record<string, number>>;
}

/** Writes how much there is of products, as the merchant's own system says, and answers the ids of those that changed. */
export async function setStock(trx: Kysely<Tables>, wishes: readonly StockWish[]): Promise<Set<number>> {
	if (wishes.length === 0) return new Set();
	const byId = new Map(wishes.map((wish) => [wish.id, wish]));
	const { rows: stored } = await sql<Stored>`
		select id, quantity, store_stock from products where id = any(${idList([...byId.keys()])}) order by id for update
	`.execute(trx);
	const rows = stored.flatMap((row) => {
		const wish = byId.get(row.id);
		const next = wish && { id: row.id, ...toStock(wish, row) };
		return next && isChanged(row, next) ? [next] : [];
	});
	if (rows.length === 0) return new Set();
	// They know: webhooks tell of what others take and give back.
	await sql`select set_config('shop.stock_is_theirs', '1', true)`.execute(trx);
	await sql`
		update products p set quantity = r.quantity, store_stock = r.store_stock, updated_at = now()
		from json_to_recordset(${JSON.stringify(rows)}::json) as r(id int, quantity int, store_stock jsonb) where p.id = r.id
	`.execute(trx);
	await sql`select set_config('shop.stock_is_theirs', '', true)`.execute(trx);
	return new Set(rows.map(({ id }) => id));
}

/** Stock of a product as it becomes: `store_stock` is a part of `quantity`, the rest lies in the warehouse. */
export function toStock(wish: Omit<StockWish, 'id'>, before: Omit<Stored, 'id'>): Omit<Stored, 'id'> {
	if (wish.quantity !== undefined) return { quantity: wish.quantity, store_stock: {} };
	const { [WAREHOUSE]: named, ...stores } = wish.locations ?? {};
	const warehouse = named ?? Math.max(0, before.quantity - sum(before.store_stock));
	const store_stock = { ...before.store_stock, ...stores };
	return { quantity: warehouse + sum(store_stock), store_stock };
}

const sum = (stock: Readonly<Record<string, number>>): number => Object.values(stock).reduce((all, pieces) => all + pieces, 0);

function isChanged(row: Stored, next: Stored): boolean {
	const codes = new Set([...Object.keys(row.store_stock), ...Object.keys(next.store_stock)]);
	return row.quantity !== next.quantity || [...codes].some((code) => row.store_stock[code] !== next.store_stock[code]);
}
