import type { Cart } from '@titraj/contract/cart.ts';
import { toMajor } from '../platform/market/money.ts';
import type { TaxAtRate } from '../platform/tax/tax-order.ts';
import type { CartState } from './pricing/load-cart-state.ts';
import type { CartPrice } from './pricing/price-cart.ts';

interface Chosen {
	/** Name of the shipping method; null if none was chosen. */
	readonly shipping: { readonly title: string } | null;
	/** Name of the payment method's fee; null without a method. */
	readonly fee: { readonly title: string } | null;
}

/** Maps a cart's price to the wire format. */
export function toTotals({ price, vouchers, toPay }: Pick<CartState, 'price' | 'vouchers' | 'toPay'>, { shipping, fee }: Chosen): Cart['total'] {
	return {
		...toSums(price),
		...toVoucherPart(vouchers, toPay),
		extraitems: price.coupons.map(({ code, title, cents }) => ({ type: 'coupon', code, title, amount: toMajor(cents) })),
		extra_items: [
			...(shipping === null ? [] : [{ type: 'shipping' as const, ...shipping, amount: toMajor(price.shipping) }]),
			...(fee === null || price.payment === 0 ? [] : [{ type: 'payment' as const, ...fee, amount: toMajor(price.payment) }]),
		],
	};
}

/** Maps sums in cents to the wire format: `total_tax` is the VAT included in `total`, `total_basic` the rest. */
export const toSums = ({ items, shipping, tax, total, taxes }: Pick<CartPrice, 'items' | 'shipping' | 'tax' | 'total' | 'taxes'>) => ({
	total_items_total: toMajor(items),
	total_extra_shipping: toMajor(shipping),
	total_tax: toMajor(tax),
	total_basic: toMajor(total - tax),
	total: toMajor(total),
	taxes: taxes.map(toTaxAtRate),
});

/** What gift vouchers pay, for the wire; left out without any. */
export const toVoucherPart = (vouchers: CartState['vouchers'], toPay: number): Pick<Cart['total'], 'vouchers' | 'to_pay'> =>
	vouchers.length === 0 ? {} : { vouchers: vouchers.map(({ code_end, cents }) => ({ code: code_end, amount: toMajor(cents) })), to_pay: toMajor(toPay) };

const toTaxAtRate = ({ percent, cents, tax }: TaxAtRate): NonNullable<Cart['total']['taxes']>[number] => ({
	percent,
	basic: toMajor(cents - tax),
	tax: toMajor(tax),
	total: toMajor(cents),
});
