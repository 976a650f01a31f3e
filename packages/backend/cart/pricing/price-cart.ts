import { type Currency, roundTo } from '../../platform/market/currency.ts';
import { VAT_PERCENT } from '../../platform/market/vat.ts';
import { type ShippingRule, toShippingCents } from '../shipping/shipping-rules.ts';
import type { PaymentRule } from './payment-rules.ts';

export interface PricedLine {
	cents: number;
	/** Lines that cannot be bought do not count. */
	is_available: boolean;
	/** Coupon codes that the product's card names. */
	marks: readonly string[];
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
	/** Those that take something off. */
	coupons: { id: number; code: string; title: string; cents: number }[];
	/** Goods after coupons. */
	goods: number;
	shipping: number;
	payment: number;
	total: number;
	/** The part of the total that the tax makes up: prices contain it. */
	tax: number;
}

interface Choice {
	currency: Currency;
	lines: readonly PricedLine[];
	coupons: readonly CouponRule[];
	shipping: readonly ShippingRule[];
	payment: PaymentRule | undefined;
}

/** What a cart costs, in hundredths of its currency. Coupons take off one after the other, never more than the goods come to. */
export function priceCart({ currency, lines, coupons, shipping, payment }: Choice): CartPrice {
	const items = sum(lines.map(toCounted));
	let left = items;
	const used: CartPrice['coupons'] = [];
	for (const coupon of coupons) {
		const cents = Math.min(left, toReduction(coupon, { currency, lines, items }));
		if (cents === 0) continue;
		left -= cents;
		used.push({ id: coupon.id, code: coupon.code, title: coupon.title, cents });
	}
	const shippingCents = sum(shipping.map((rule) => toShippingCents(rule, left)));
	const paymentCents = payment?.cents ?? 0;
	const total = left + shippingCents + paymentCents;
	return { items, coupons: used, goods: left, shipping: shippingCents, payment: paymentCents, total, tax: toTax(total, currency) };
}

/** What a coupon takes off so much of goods, before any other. */
export function toReduction(coupon: CouponRule, { currency, lines, items }: { currency: Currency; lines: readonly PricedLine[]; items: number }): number {
	if (coupon.minimum_cents !== null && items < coupon.minimum_cents) return 0;
	const base = coupon.only_marked ? sum(lines.filter(({ marks }) => marks.includes(coupon.code)).map(toCounted)) : items;
	return coupon.percent === null ? Math.min(coupon.amount_cents ?? 0, base) : roundTo((base * coupon.percent) / 100, currency);
}

/** The part of a total that the tax makes up. */
export const toTax = (total: number, currency: Currency): number => roundTo((total * VAT_PERCENT) / (100 + VAT_PERCENT), currency);
const toCounted = ({ cents, is_available }: PricedLine): number => (is_available ? cents : 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
