import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Coupon codes by product, for products that match a coupon's category or product codes. Badges of products are not considered here. */
export async function findCouponGoods(db: Database, couponIds: readonly number[], productIds: readonly number[]): Promise<Map<number, string[]>> {
	if (couponIds.length === 0 || productIds.length === 0) return new Map();
	const { rows } = await sql<{ product_id: number; code: string }>`
		select p.id as product_id, o.code
		from products p join categories c on c.id = p.category_id join coupons o on o.category_id = any(c.path_ids) or o.product_codes ? p.code
		where p.id = any(${productIds}::int[]) and o.id = any(${couponIds}::int[])
	`.execute(db);
	const found = Map.groupBy(rows, ({ product_id }) => product_id);
	return new Map([...found].map(([id, goods]) => [id, goods.map(({ code }) => code)]));
}
