import type { Cart } from '@titraj/contract/cart.ts';
import { ofEntity } from '../localization/text-entity.ts';
import { toMajor } from '../platform/market/money.ts';
import type { TaxAtRate } from '../platform/tax/tax-order.ts';
import type { CartPrice } from './pricing/price-cart.ts';

interface Way {
	readonly code: string;
	readonly title: string;
}

interface Chosen {
	/** Null if nothing was chosen. */
	readonly shipping: Way | null;
	readonly payment: Way | null;
}

/** Maps a cart's price to the wire format: `total_tax` is the VAT included in `total`, `total_basic` the rest. */
export function toTotals(price: CartPrice, { shipping, payment }: Chosen): Cart['total'] {
	return {
		total_items_total: toMajor(price.items),
		total_extra_shipping: toMajor(price.shipping),
		total_tax: toMajor(price.tax),
		total_basic: toMajor(price.total - price.tax),
		total: toMajor(price.total),
		taxes: price.taxes.map(toTaxAtRate),
		extraitems: price.coupons.map(({ code, title, cents }) => ({ type: 'coupon', code, title, amount: toMajor(cents) })),
		extra_items: [
			...(shipping === null
				? []
				: [{ type: 'shipping' as const, title: shipping.title, amount: toMajor(price.shipping), ...ofEntity('message', `shipping.${shipping.code}`) }]),
			...(payment === null || price.payment === 0
				? []
				: [{ type: 'payment' as const, title: payment.title, amount: toMajor(price.payment), ...ofEntity('message', `payment.${payment.code}`) }]),
		],
	};
}

/** Maps the VAT of a rate to the wire format. */
export const toTaxAtRate = ({ percent, cents, tax }: TaxAtRate): NonNullable<Cart['total']['taxes']>[number] => ({
	percent,
	basic: toMajor(cents - tax),
	tax: toMajor(tax),
	total: toMajor(cents),
});
