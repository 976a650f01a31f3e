import type { Samples } from '../calls/samples.ts';
import type { Verdict } from '../finding.ts';
import type { Visitor } from '../visitor.ts';
import { type Account, checkAccount } from './check-account.ts';
import { checkCart } from './check-cart.ts';
import { checkCoupon } from './check-coupon.ts';
import { checkOrder } from './check-order.ts';
import { checkCompare, checkWishlist } from './check-saved.ts';

export interface WriteOptions {
	/** A confirmed test customer of the backend; null: accounts are checked only if a signup needs no confirmation by mail. */
	readonly account: Account | null;
	/** `shopping_cart_code` of the product that is bought; null: the first that can be. */
	readonly product: string | null;
	/** Code of a coupon that takes something off the product; null: none, only a wrong code is tried. */
	readonly coupon: string | null;
	/** Suffix that makes data of a run unique, such as the e-mail of a signup. */
	readonly run: string;
}

/** Does what shoppers do: fills carts, orders as a guest, saves products, signs in. Everything but the order is undone. */
export async function checkWrites(visitor: Visitor, samples: Samples, options: WriteOptions): Promise<readonly Verdict[]> {
	const cartCode = options.product ?? samples.cartCode;
	if (cartCode === null)
		return [{ group: 'writes', name: 'a guest buys', part: 'core', findings: [], skipped: 'no product is available: let one be in stock' }];
	return [
		...(await checkCart(visitor, cartCode)),
		...(await checkOrder(visitor, cartCode, options)),
		...(await checkCoupon(visitor, cartCode, options)),
		...(await checkWishlist(visitor, cartCode)),
		...(await checkCompare(visitor, cartCode)),
		...(await checkAccount(visitor, options)),
	];
}
