import { type Currency, roundTo } from '../../platform/market/currency.ts';
import { sum } from '../../platform/market/sum.ts';
import { type TaxAtRate, taxOrder } from '../../platform/tax/tax-order.ts';
import { type Parcel, type ShippingRule, toShippingCents } from '../../shipping/index.ts';
import type { PaymentRule } from './payment-rules.ts';
import { takeOff } from './take-off.ts';

/** The fields of a line that coupons depend on. */
export interface MarkedLine {
	cents: number;
	/** Unavailable lines do not count. */
	is_available: boolean;
	/** Coupon codes that the product's badges mention and that apply to it. */
	marks: readonly string[];
}

export interface PricedLine extends MarkedLine {
	/** VAT rate; `cents` includes the VAT. */
	percent: number;
}

export interface CouponRule {
	id: number;
	code: string;
	title: string;
	percent: number | null;
	amount_cents: number | null;
	minimum_cents: number | null;
	only_marked: boolean;
}

export interface CartPrice {
	items: number;
	/** Coupons with a discount. */
	coupons: { id: number; code: string; title: string; cents: number }[];
	/** Goods after coupons. */
	goods: number;
	shipping: number;
	payment: number;
	total: number;
	/** VAT included in the total. */
	tax: number;
	/** VAT by rate, the highest rate first. */
	taxes: readonly TaxAtRate[];
	/** Coupon discount of each line. */
	lineCoupons: readonly number[];
}

interface Choice {
	currency: Currency;
	lines: readonly PricedLine[];
	coupons: readonly CouponRule[];
	shipping: ShippingRule | undefined;
	parcel: Omit<Parcel, 'goodsCents'>;
	payment: PaymentRule | undefined;
}

/** Price of a cart in hundredths of its currency. Coupons are applied one after the other, never to less than zero. */
export function priceCart({ currency, lines, coupons, shipping, parcel, payment }: Choice): CartPrice {
	const prices = lines.map(toCounted);
	const items = sum(prices);
	let left: readonly number[] = prices;
	const used: CartPrice['coupons'] = [];
	for (const coupon of coupons) {
		const cents = Math.min(sum(left), toReduction(coupon, { currency, lines, items }));
		if (cents === 0) continue;
		left = takeOff(cents, { left, isMeant: lines.map((line) => isMeant(coupon, line)), currency });
		used.push({ id: coupon.id, code: coupon.code, title: coupon.title, cents });
	}
	const goods = sum(left);
	const shippingCents = shipping === undefined ? 0 : toShippingCents(shipping, { ...parcel, goodsCents: goods });
	const paymentCents = payment?.cents ?? 0;
	const taxed = lines.flatMap(({ percent, is_available }, place) => (is_available ? [{ cents: left[place] ?? 0, percent }] : []));
	const tax = taxOrder({ currency, lines: taxed, shipping: [shippingCents], payment: paymentCents });
	return {
		items,
		coupons: used,
		goods,
		...{ shipping: shippingCents, payment: paymentCents, total: goods + shippingCents + paymentCents },
		...{ tax: tax.total, taxes: tax.rates },
		lineCoupons: prices.map((cents, place) => cents - (left[place] ?? 0)),
	};
}

/** Discount of a coupon on the goods, before other coupons. */
export function toReduction(coupon: CouponRule, { currency, lines, items }: { currency: Currency; lines: readonly MarkedLine[]; items: number }): number {
	if (coupon.minimum_cents !== null && items < coupon.minimum_cents) return 0;
	const base = coupon.only_marked ? sum(lines.filter((line) => isMeant(coupon, line)).map(toCounted)) : items;
	return coupon.percent === null ? Math.min(coupon.amount_cents ?? 0, base) : roundTo((base * coupon.percent) / 100, currency);
}

const isMeant = ({ only_marked, code }: CouponRule, { marks }: MarkedLine): boolean => !only_marked || marks.includes(code);
const toCounted = ({ cents, is_available }: MarkedLine): number => (is_available ? cents : 0);
