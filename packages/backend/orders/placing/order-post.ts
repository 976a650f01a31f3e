import { readCart } from '../../cart/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import { lockCart, ownerOf } from '../../platform/visitor/cart-owner.ts';
import { createPayment } from '../payment/create-payment.ts';
import { findPlaced } from './find-placed.ts';
import { placeOrder } from './place-order.ts';

/** An order exists once its transaction is committed: a provider failure afterwards does not undo it. */
export const postOrder: Handler<'_post_hapi_webshop_order'> = async (body, call) => {
	const { order, label, changes } = await placeOrder(body, call);
	const isDirect = order?.payment_type === 'direct_credit_cart_form';
	const url = isDirect ? await openDirectly(order.id, body, call) : null;
	const cart = await readCart(call.db, ownerOf(call.session), call);
	const data = { cart, redirect_url_on_created: url, order, changes };
	return label === null ? { success: true, data } : { success: false, label_name: label, data };
};

/**
 * Finds the order placed with an idempotency key. Waits for an order that is being placed, because that holds the cart's lock. Another
 * shopper's key finds nothing.
 */
export const getPlacedOrder: Handler<'_get_hapi_webshop_placed_order'> = async (query, call) => {
	const owner = ownerOf(call.session);
	const placed = await call.db.transaction().execute(async (trx) => {
		const { id } = await lockCart(trx, owner);
		return findPlaced(trx, { key: query.idempotency_key, version: null, cartId: id, owner });
	});
	if (placed === null || placed === 'foreign') return { success: true, data: { order: null, redirect_url_on_created: null } };
	const isDirect = placed.payment_type === 'direct_credit_cart_form';
	return {
		success: true,
		data: { order: { ...placed, repeated: true }, redirect_url_on_created: isDirect ? await openDirectly(placed.id, query, call) : null },
	};
};

async function openDirectly(
	orderId: number,
	{ return_url = '', callback_url = '' }: { readonly return_url?: string | undefined; readonly callback_url?: string | undefined },
	{ db, config }: Parameters<typeof postOrder>[1],
): Promise<string | null> {
	try {
		const attempt = { isRetry: false, payment_code: null, instalments: null, returnUrl: return_url, callbackUrl: callback_url };
		const created = await createPayment({ db, config }, orderId, attempt);
		return created.ok ? created.opened.redirectUrl : null;
	} catch (error) {
		logFailure('The payment of an order could not be opened', error, { order: orderId });
		return null;
	}
}
