import type { Cart } from '@titraj/contract/cart.ts';
import { toMajor } from '../platform/market/money.ts';
import type { CartPrice } from './pricing/price-cart.ts';

interface Titles {
	/** Null where nothing was chosen. */
	shipping: string | null;
	payment: string | null;
}

/** A cart's price on the wire: `total_tax` is the part of `total` that the tax makes up, `total_basic` the rest. */
export function toTotals(price: CartPrice, titles: Titles): Cart['total'] {
	return {
		total_items_total: toMajor(price.items),
		total_extra_shipping: toMajor(price.shipping),
		total_tax: toMajor(price.tax),
		total_basic: toMajor(price.total - price.tax),
		total: toMajor(price.total),
		extraitems: price.coupons.map(({ code, title, cents }) => ({ type: 'coupon', code, title, amount: toMajor(cents) })),
		extra_items: [
			...(titles.shipping === null ? [] : [{ type: 'shipping' as const, title: titles.shipping, amount: toMajor(price.shipping) }]),
			...(titles.payment === null || price.payment === 0 ? [] : [{ type: 'payment' as const, title: titles.payment, amount: toMajor(price.payment) }]),
		],
	};
}
