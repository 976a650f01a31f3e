import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { CartState } from './load-cart-state.ts';

/** Takes the lines from the stock, those of a pickup from the store's share too, and the coupons' uses. Both are locked by the caller. */
export async function takeStock(trx: Kysely<Tables>, { lines, shipping, price, id }: CartState): Promise<void> {
	const store = shipping?.store?.code ?? '';
	await sql`
		update products p set
			quantity = p.quantity - v.qty,
			sold = p.sold + v.qty,
			store_stock = case when p.store_stock ? ${store}
				then jsonb_set(p.store_stock, array[${store}::text], to_jsonb(greatest(0, (p.store_stock ->> ${store})::int - v.qty)))
				else p.store_stock end,
			updated_at = now()
		from unnest(${lines.map((line) => line.id)}::int[], ${lines.map((line) => line.qty)}::int[]) as v(id, qty)
		where p.id = v.id
	`.execute(trx);
	if (price.coupons.length === 0) return;
	const coupons = price.coupons.map((coupon) => coupon.id);
	await sql`update coupons set uses = uses + 1 where id = any(${coupons}::int[])`.execute(trx);
	await sql`
		insert into user_coupons (user_id, coupon_id, used_at)
		select c.user_id, k.id, now() from carts c cross join unnest(${coupons}::int[]) as k(id) where c.id = ${id} and c.user_id is not null
		on conflict (user_id, coupon_id) do update set used_at = now()
	`.execute(trx);
}
