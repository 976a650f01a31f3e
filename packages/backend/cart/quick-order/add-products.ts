import type { CartLineOutcome } from '@titraj/contract/quick-order.ts';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Handler } from '../../platform/http/handler.ts';
import { lockCart, ownerOf } from '../../platform/visitor/cart-owner.ts';
import { growVersion } from '../change-cart.ts';
import { countFreeLines } from '../count-free-lines.ts';
import { parseCartCode } from '../parse-cart-code.ts';
import { toQuantityLimit } from '../quantity-limit.ts';
import { readCart } from '../read-cart.ts';
import type { Database } from '../tables.ts';
import { findRequest, keepRequest } from '../write-cart.ts';

type Line = { shopping_cart_code: string; qty: number };
type Outcome = Static<typeof CartLineOutcome>;

/**
 * Adds up to 500 lines in one transaction and six queries. Quantities are reduced to what stock and maximum allow. Lines that would exceed
 * the cart's limit of products are left out.
 */
export const addProducts: Handler<'_post_hapi_webshop_products'> = async ({ items, request_id }, call) => {
	const owner = ownerOf(call.session);
	return call.db.transaction().execute(async (trx) => {
		const cart = await lockCart(trx, owner);
		const earlier = await findRequest(trx, cart.id, request_id);
		const lines = earlier ? [] : await addLines(trx, cart.id, items);
		if (!earlier) await keepRequest(trx, cart.id, request_id, null);
		return { success: true, data: { ...(await readCart(trx, owner, call)), lines } };
	});
};

async function addLines(trx: Database, cartId: number, items: Line[]): Promise<Outcome[]> {
	const room = await readRoom(trx, cartId, items);
	let freeLines = await countFreeLines(trx, cartId);
	const added = new Map<number, number>();
	const outcomes = items.map((line): Outcome => {
		const { shopping_cart_code, qty } = line;
		const id = parseCartCode(shopping_cart_code) ?? 0;
		const product = room.get(id);
		if (product === undefined) return { shopping_cart_code, added: 0, label_name: 'error_cart_product' };
		if (!Number.isInteger(qty) || qty === 0) return { shopping_cart_code, added: 0, label_name: 'error_cart_quantity' };
		const taken = Math.min(qty, product.free);
		const isNew = taken > 0 && !product.inCart;
		if (isNew && freeLines === 0) return { shopping_cart_code, added: 0, label_name: 'error_cart_full' };
		if (isNew) freeLines -= 1;
		room.set(id, { free: product.free - taken, inCart: product.inCart || isNew });
		if (taken > 0) added.set(id, (added.get(id) ?? 0) + taken);
		return { shopping_cart_code, added: taken, label_name: taken < qty ? 'error_cart_quantity' : null };
	});
	if (added.size > 0) await store(trx, cartId, added);
	return outcomes;
}

/** How many more of each product the cart can take, and whether it holds some; products that cannot be bought are missing. */
async function readRoom(trx: Database, cartId: number, items: Line[]): Promise<Map<number, { free: number; inCart: boolean }>> {
	const ids = [...new Set(items.flatMap(({ shopping_cart_code }) => parseCartCode(shopping_cart_code) ?? []))];
	const { rows } = await sql<{ id: number; quantity: number; backorder: boolean; maximum_qty: number | null; qty: number }>`
		select p.id, p.quantity, p.backorder, p.maximum_qty, coalesce(i.qty, 0) as qty
		from products p left join cart_items i on i.product_id = p.id and i.cart_id = ${cartId}
		where p.id = any(${ids}::int[]) and p.listed and p.orderable
	`.execute(trx);
	return new Map(rows.map((row) => [row.id, { free: Math.max(0, toQuantityLimit(row) - row.qty), inCart: row.qty > 0 }]));
}

async function store(trx: Database, cartId: number, added: Map<number, number>): Promise<void> {
	await sql`
		insert into cart_items (cart_id, product_id, qty)
		select ${cartId}::int, id, qty from unnest(${[...added.keys()]}::int[], ${[...added.values()]}::int[]) with ordinality as r(id, qty, place) order by place
		on conflict (cart_id, product_id) do update set qty = cart_items.qty + excluded.qty
	`.execute(trx);
	await growVersion(trx, cartId);
}
