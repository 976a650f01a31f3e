import type { ReorderAnswer } from '@titraj/contract/reorder.ts';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { toQuantityLimit, writeCart } from '../../cart/index.ts';
import { isOrderable, toShoppingCartCode } from '../../catalog/index.ts';
import { forCustomer } from '../../platform/http/for-customer.ts';
import { notFound } from '../../platform/http/refusal.ts';

/**
 * Adds the lines of one of the customer's own orders to the cart, with reduced quantities where there is less stock. Repeating a call with
 * the same `request_id` has no effect.
 */
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
		.select(['i.id', 'i.product_id', 'i.title', 'i.qty', 'p.listed', 'p.quantity', 'p.backorder', 'p.maximum_qty', 'c.qty as in_cart', 'r.request_id as done'])
		.where('i.order_id', '=', id)
		.orderBy('i.position')
		.execute();
	const outcome: Outcome = { added: 0, reduced: [], skipped: [], left: [] };
	for (const line of lines) note(outcome, line, await repeat(line));
	return { success: true, data: outcome };

	/** Number of pieces of a line that this call added to the cart, and why some are missing. */
	async function repeat(line: (typeof lines)[number]): Promise<Repeated> {
		const in_cart = line.in_cart ?? 0;
		// An earlier call with this `request_id` added the line already; those pieces must not count against the available quantity.
		if (request_id !== undefined && line.done !== null) return { added: Math.min(line.qty, in_cart), reason: in_cart < line.qty ? 'fewer' : null };
		if (line.product_id === null || !line.listed) return { added: 0, reason: 'gone' };
		const supply = { quantity: line.quantity ?? 0, backorder: line.backorder ?? false };
		if (!isOrderable(supply)) return { added: 0, reason: 'sold_out' };
		const qty = Math.min(line.qty, toQuantityLimit({ ...supply, maximum_qty: line.maximum_qty }) - in_cart);
		if (qty <= 0) return { added: 0, reason: 'in_cart' };
		const refused = await add(line.product_id, qty, line.id);
		return refused === null ? { added: qty, reason: qty < line.qty ? 'fewer' : null } : { added: 0, reason: refused };
	}

	/** Null if the line was added. */
	async function add(productId: number, qty: number, lineId: number): Promise<Reason | null> {
		const once = request_id === undefined ? {} : { request_id: `${request_id} ${lineId}` };
		const written = await writeCart(call, { shopping_cart_code: toShoppingCartCode(productId), mode: 'add', qty, ...once });
		if (written.success) return null;
		return written.label_name === 'error_cart_full' ? 'cart_full' : 'sold_out';
	}
});

type Outcome = NonNullable<Static<typeof ReorderAnswer>['data']>;
type Reason = Outcome['left'][number]['reason'];

interface Repeated {
	added: number;
	/** Null if all pieces are in the cart. */
	reason: Reason | null;
}

function note(outcome: Outcome, { title, qty }: { title: string; qty: number }, { added, reason }: Repeated): void {
	if (added > 0 || reason === null) outcome.added += 1;
	if (reason === null) return;
	(added > 0 ? outcome.reduced : outcome.skipped).push(title);
	outcome.left.push({ title, ordered: qty, added, reason });
}
