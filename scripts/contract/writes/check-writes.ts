import type { Samples } from '../calls/samples.ts';
import type { Verdict } from '../finding.ts';
import type { Target } from '../target.ts';
import type { Visitor } from '../visitor.ts';
import { checkAccount } from './check-account.ts';
import { checkCart } from './check-cart.ts';
import { checkCoupon } from './check-coupon.ts';
import { checkOrder } from './check-order.ts';
import { checkCompare, checkWishlist } from './check-saved.ts';

/** Without an account, accounts are checked only if a signup needs no confirmation by mail; without a coupon, only a wrong code is tried. */
export interface WriteOptions extends Omit<Target, 'settings'> {
	/** Suffix that makes data of a run unique, such as the e-mail of a signup. */
	readonly run: string;
}

/** Does what shoppers do: fills carts, orders as a guest, saves products, signs in. Everything is undone afterwards; the order only if the backend can cancel it. */
export async function checkWrites(visitor: Visitor, samples: Samples, options: WriteOptions): Promise<readonly Verdict[]> {
	const cartCode = options.product ?? samples.cartCode;
	if (cartCode === null) return [{ group: 'writes', name: 'a guest buys', part: 'core', findings: [], skipped: 'no product is available: put one in stock' }];
	return [
		...(await checkCart(visitor, cartCode)),
		...(await checkOrder(visitor, cartCode, options)),
		...(await checkCoupon(visitor, cartCode, options)),
		...(await checkWishlist(visitor, cartCode)),
		...(await checkCompare(visitor, cartCode)),
		...(await checkAccount(visitor, options)),
	];
}
