import type { Samples } from '../calls/samples.ts';
import type { Verdict } from '../finding.ts';
import { codeOf } from '../goods.ts';
import { checkAll } from '../rule.ts';
import type { Target } from '../target.ts';
import type { Visitor } from '../visitor.ts';
import { ACCOUNT_RULES } from './account-rules.ts';
import { ADDRESS_RULES } from './address-rules.ts';
import { CART_RULES } from './cart-rules.ts';
import { checkAccount } from './check-account.ts';
import { checkCart } from './check-cart.ts';
import { checkCoupon } from './check-coupon.ts';
import { checkOrder } from './check-order.ts';
import { checkCompare, checkWishlist } from './check-saved.ts';
import { FORM_RULES } from './form-rules.ts';
import { ORDER_RULES } from './order-rules.ts';
import { SAVED_RULES } from './saved-rules.ts';

/** Without an account, accounts are checked only if a signup needs no confirmation by mail; without a coupon, only a wrong code is tried. */
export interface WriteOptions extends Omit<Target, 'settings'> {
	/** Suffix that makes data of a run unique, such as the e-mail of a signup. */
	readonly run: string;
}

/** Does what shoppers do: fills carts, orders as a guest, saves products, signs in. Everything is undone afterwards; the order only if the backend can cancel it. */
export async function checkWrites(visitor: Visitor, samples: Samples, options: WriteOptions): Promise<readonly Verdict[]> {
	const [product] = samples.goods.buyable;
	if (!product) return [{ group: 'writes', name: 'a guest buys', part: 'core', findings: [], skipped: 'no product is available: put one in stock' }];
	const cartCode = codeOf(product);
	const { account, coupon, run } = options;
	return [
		...(await checkCart(visitor, product)),
		...(await checkOrder(visitor, cartCode, options)),
		...(await checkCoupon(visitor, cartCode, options)),
		...(await checkWishlist(visitor, cartCode)),
		...(await checkCompare(visitor, cartCode)),
		...(await checkAccount(visitor, options)),
		...(await checkAll(visitor, [...CART_RULES, ...ORDER_RULES, ...ADDRESS_RULES, ...FORM_RULES, ...SAVED_RULES, ...ACCOUNT_RULES], {
			group: 'writes',
			shop: { goods: samples.goods, account, coupon, run },
		})),
	];
}
