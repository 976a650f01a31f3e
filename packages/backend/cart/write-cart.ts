import type { Cart } from '@titraj/contract/cart.ts';
import type { Call } from '../platform/http/handler.ts';
import { lockCart, ownerOf } from '../platform/visitor/cart-owner.ts';
import { growVersion } from './change-cart.ts';
import { countFreeLines } from './count-free-lines.ts';
import { parseCartCode } from './parse-cart-code.ts';
import { toQuantityLimit } from './quantity-limit.ts';
import { readCart } from './read-cart.ts';
import type { Database } from './tables.ts';

type Audience = Pick<Call, 'db' | 'session' | 'config' | 'client' | 'currency' | 'textLang' | 'lang'>;

interface CartChange {
	shopping_cart_code: string;
	/** Whether `qty` is added to the quantity in the cart or replaces it. */
	mode: 'add' | 'set';
	qty: number;
	request_id?: string | undefined;
}

type Refused = 'error_cart_full' | 'error_cart_product' | 'error_cart_quantity';
type CartOutcome = { success: true; data: Cart } | { success: false; label_name: string; data: Cart };

/** Changes a line in one transaction on the locked cart. A repeated `request_id` changes nothing and gives the first outcome again. */
export async function writeCart(call: Audience, change: CartChange): Promise<CartOutcome> {
	const owner = ownerOf(call.session);
	return call.db.transaction().execute(async (trx) => {
		const cart = await lockCart(trx, owner);
		const earlier = await findRequest(trx, cart.id, change.request_id);
		const refused = earlier ? earlier.label_name : await applyChange(trx, cart.id, change);
		if (!earlier) await keepRequest(trx, cart.id, change.request_id, refused);
		const data = await readCart(trx, owner, call);
		return refused === null ? { success: true, data } : { success: false, label_name: refused, data };
	});
}

async function applyChange(trx: Database, cartId: number, { shopping_cart_code, mode, qty }: CartChange): Promise<Refused | null> {
	const id = parseCartCode(shopping_cart_code);
	const product = id === null ? undefined : await findProduct(trx, cartId, id);
	if (product === undefined) return 'error_cart_product';
	const wanted = mode === 'add' ? (product.qty ?? 0) + qty : qty;
	const removes = wanted === 0 && mode === 'set';
	if (!removes && (!product.listed || !product.orderable)) return 'error_cart_product';
	if (!Number.isInteger(qty) || (mode === 'add' && qty === 0) || wanted > toQuantityLimit(product)) return 'error_cart_quantity';
	if (!removes && product.qty === null && (await countFreeLines(trx, cartId)) === 0) return 'error_cart_full';

	if (removes && product.qty === null) return null;
	if (removes) await trx.deleteFrom('cart_items').where('cart_id', '=', cartId).where('product_id', '=', product.id).execute();
	else {
		await trx
			.insertInto('cart_items')
			.values({ cart_id: cartId, product_id: product.id, qty: wanted })
			.onConflict((conflict) => conflict.columns(['cart_id', 'product_id']).doUpdateSet({ qty: wanted }))
			.execute();
	}
	await growVersion(trx, cartId);
	return null;
}

const findProduct = (trx: Database, cartId: number, id: number) =>
	trx
		.selectFrom('products as p')
		.leftJoin('cart_items as i', (join) => join.onRef('i.product_id', '=', 'p.id').on('i.cart_id', '=', cartId))
		.select(['p.id', 'p.listed', 'p.quantity', 'p.backorder', 'p.orderable', 'p.maximum_qty', 'i.qty'])
		.where('p.id', '=', id)
		.executeTakeFirst();

export async function findRequest(trx: Database, cartId: number, requestId: string | undefined) {
	if (requestId === undefined) return undefined;
	return trx.selectFrom('cart_requests').select('label_name').where('cart_id', '=', cartId).where('request_id', '=', requestId).executeTakeFirst();
}

export async function keepRequest(trx: Database, cartId: number, requestId: string | undefined, labelName: string | null): Promise<void> {
	if (requestId === undefined) return;
	await trx.insertInto('cart_requests').values({ cart_id: cartId, request_id: requestId, label_name: labelName }).execute();
}
