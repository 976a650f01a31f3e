import type { Call, Handler } from '../../platform/http/handler.ts';
import { toMajor } from '../../platform/market/money.ts';
import { findCart, ownerOf } from '../../platform/visitor/cart-owner.ts';
import { findVoucher } from '../../vouchers/index.ts';
import { changeCart } from '../change-cart.ts';
import { isCouponValid, loadCartState, toCouponIn, toMarkedLines } from '../pricing/load-cart-state.ts';
import { toReduction } from '../pricing/price-cart.ts';
import { addCartVoucher, removeCartVouchers } from '../vouchers/cart-vouchers.ts';

export const cartCoupons: Handler<'_get_hapi_webshop_coupon'> = async (_query, call) => {
	const { db, session } = call;
	const cart = await findCart(db, ownerOf(session));
	const coupons = cart === undefined ? [] : (await loadCartState(db, cart.id, call)).price.coupons;
	return { success: true, data: { items: coupons.map(({ code, title, cents }) => ({ code, title, amount: toMajor(cents) })) } };
};

/** Adds a coupon or a gift voucher. Unknown, expired and used-up coupons give the same response, without the cart, because nothing changed (Spec 4, Checkout result). */
export const addCartCoupon: Handler<'_post_hapi_webshop_coupon'> = async ({ code }, call) => {
	const { db, session } = call;
	const found = await db
		.selectFrom('coupons as o')
		.leftJoin('user_coupons as u', (join) => join.onRef('u.coupon_id', '=', 'o.id').on('u.user_id', '=', session.user_id ?? 0))
		.selectAll('o')
		.where('o.code', '=', code.trim().toUpperCase())
		.where('u.used_at', 'is', null)
		.where(isCouponValid(call.config.now()))
		.executeTakeFirst();
	if (found === undefined) return addVoucher(code, call);
	const coupon = toCouponIn(call.currency, found);
	return changeCart(call, async (trx, { id, lines, price, currency }) => {
		if (coupon.minimum_cents !== null && price.items < coupon.minimum_cents) return 'error_coupon_minimum';
		if (toReduction(coupon, { currency, lines: await toMarkedLines(trx, lines, [coupon]), items: price.items }) === 0) return 'error_coupon_nothing';
		await trx
			.insertInto('cart_coupons')
			.values({ cart_id: id, coupon_id: coupon.id })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		return null;
	});
};

/** A voucher, which only people with its code know, is refused with the reason. An unknown code is answered like a wrong coupon. */
async function addVoucher(code: string, call: Call): ReturnType<Handler<'_post_hapi_webshop_coupon'>> {
	if ((await findVoucher(call.db, code)) === undefined) return UNKNOWN;
	const now = call.config.now();
	return changeCart(call, async (trx, { id, currency }) => (await addCartVoucher(trx, code, { cartId: id, currency, now })) ?? null);
}

const UNKNOWN = { success: false, label_name: 'error_coupon_invalid_code' };

export const removeCartCoupon: Handler<'_delete_hapi_webshop_coupon'> = ({ code }, call) =>
	changeCart(call, async (trx, { id }) => {
		const coupon = trx.selectFrom('coupons').select('id').where('code', '=', code.trim().toUpperCase());
		await removeCartVouchers(trx, id, code.trim());
		await trx.deleteFrom('cart_coupons').where('cart_id', '=', id).where('coupon_id', 'in', coupon).execute();
		return null;
	});
