import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import { lockOrderedCoupons, lockOrderedProducts } from './lock-ordered.ts';
import { reserveStock } from './reserve-stock.ts';

/**
 * Reserves the goods of an order if there are enough of all of them; otherwise changes nothing and returns the titles of those that are lacking. The caller
 * holds the order's lock.
 */
export async function reserveIfAvailable(trx: Database, orderId: number): Promise<string[]> {
	const titles = await findLacking(trx, orderId);
	if (titles.length === 0) await reserveStock(trx, orderId);
	return titles;
}

/** Titles of products with less stock than an unreserved order needs, except those that are available to order without. Locks the goods until the end of the transaction. */
export async function findLacking(trx: Database, orderId: number): Promise<string[]> {
	await lockOrderedProducts(trx, orderId);
	await lockOrderedCoupons(trx, orderId);
	const { rows } = await sql<{ title: string }>`
		select min(i.title) as title from orders o join order_items i on i.order_id = o.id left join products p on p.id = i.product_id
		where o.id = ${orderId} and not o.reserved and p.backorder is not true group by i.product_id, p.quantity having sum(i.qty) > coalesce(p.quantity, 0) order by 1
	`.execute(trx);
	return rows.map(({ title }) => title);
}
