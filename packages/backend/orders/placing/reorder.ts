import { sql } from 'kysely';
import { writeCart } from '../../cart/write-cart.ts';
import { toShoppingCartCode } from '../../catalog/products/to-card.ts';
import { forCustomer } from '../../platform/http/for-customer.ts';
import { notFound } from '../../platform/http/refusal.ts';

/** Puts the lines of an own order into the cart: as many as there were, else as many as may be had. Said twice with one `request_id` it is done once. */
export const reorder = forCustomer<'_post_hapi_auth_reorder'>(async ({ id, request_id }, call) => {
	const { db, userId } = call;
	const order = await db.selectFrom('orders').select('id').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
	if (order === undefined) return notFound('order');
	const lines = await db
		.selectFrom('order_items as i')
		.leftJoin('products as p', 'p.id', 'i.product_id')
		.leftJoin('carts as k', (join) => join.on('k.user_id', '=', userId))
		.leftJoin('cart_items as c', (join) => join.onRef('c.cart_id', '=', 'k.id').onRef('c.product_id', '=', 'p.id'))
		.leftJoin('cart_requests as r', (join) =>
			join
				.onRef('r.cart_id', '=', 'k.id')
				.on('r.label_name', 'is', null)
				.on(sql<boolean>`r.request_id = ${`${request_id ?? ''} `} || i.id`),
		)
		.select(['i.id', 'i.product_id', 'i.title', 'i.qty', 'p.quantity', 'p.maximum_qty', 'c.qty as in_cart', 'r.request_id as done'])
		.where('i.order_id', '=', id)
		.orderBy('i.position')
		.execute();
	const outcome = { added: 0, reduced: [] as string[], skipped: [] as string[] };
	for (const line of lines) {
		// Done by the same press before: what it put into the cart takes nothing from what may be had.
		if (request_id !== undefined && line.done !== null) {
			outcome.added += 1;
			if ((line.in_cart ?? 0) < line.qty) outcome.reduced.push(line.title);
			continue;
		}
		const free = Math.min(line.quantity ?? 0, line.maximum_qty ?? Number.POSITIVE_INFINITY) - (line.in_cart ?? 0);
		const qty = Math.min(line.qty, free);
		const added = line.product_id !== null && qty > 0 && (await add(line.product_id, qty, line.id));
		if (!added) outcome.skipped.push(line.title);
		else {
			outcome.added += 1;
			if (qty < line.qty) outcome.reduced.push(line.title);
		}
	}
	return { success: true, data: outcome };

	async function add(productId: number, qty: number, lineId: number): Promise<boolean> {
		const once = request_id === undefined ? {} : { request_id: `${request_id} ${lineId}` };
		const change = { shopping_cart_code: toShoppingCartCode(productId), mode: 'add' as const, qty, ...once };
		return (await writeCart(call, change)).success;
	}
});
