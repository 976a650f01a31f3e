import { type Currency, roundTo, stepOf } from '../market/currency.ts';
import { sum } from '../market/sum.ts';
import { spread } from './spread.ts';

/** Amounts that an order charges, VAT included, in hundredths of the currency. */
export interface Charges {
	readonly currency: Currency;
	/** Goods after coupons, with their VAT rates. */
	readonly lines: readonly { readonly cents: number; readonly percent: number }[];
	/** Shipping cost of each parcel. */
	readonly shipping: readonly number[];
	/** Payment surcharge. */
	readonly payment: number;
}

/** All that is charged at one rate; `tax` is included in `cents`. */
export interface TaxAtRate {
	readonly percent: number;
	readonly cents: number;
	readonly tax: number;
}

export interface OrderTax {
	/** Highest rate first; rates without charges are left out. */
	readonly rates: readonly TaxAtRate[];
	/** VAT in each line, each shipping cost and the payment surcharge. Their sum is the sum of `rates`. */
	readonly lines: readonly number[];
	readonly shipping: readonly number[];
	readonly payment: number;
	/** The parts of each shipping cost, then of the payment surcharge, by rate. */
	readonly charges: readonly (readonly TaxAtRate[])[];
	readonly total: number;
}

/**
 * The VAT included in an order's charges (ADR 0070). VAT is rounded half up once per rate, on the sum of what is charged at it, and then spread
 * over lines and charges. Shipping and payment are split over the rates in proportion to the goods.
 */
export function taxOrder({ currency, lines, shipping, payment }: Charges): OrderTax {
	const step = stepOf(currency);
	const percents = [...new Set(lines.map(({ percent }) => percent))].sort((a, b) => b - a);
	const goods = percents.map((percent) => sum(lines.map((line) => (line.percent === percent ? line.cents : 0))));
	// If coupons paid for all goods, shipping is split by the number of lines at each rate.
	const weights = goods.some((cents) => cents > 0) ? goods : percents.map((percent) => lines.filter((line) => line.percent === percent).length);
	const extras = [...shipping, payment].map((cents) => spread(cents, weights, step));
	const byRate = percents.map((percent, place) => {
		const parts = [...lines.map((line) => (line.percent === percent ? line.cents : 0)), ...extras.map((shares) => shares[place] ?? 0)];
		const cents = sum(parts);
		const tax = toTax(cents, percent, currency);
		return { percent, cents, tax, charged: parts, parts: spread(tax, parts, step) };
	});
	const taxOf = (part: number): number => sum(byRate.map(({ parts }) => parts[part] ?? 0));
	return {
		rates: byRate.filter(({ cents }) => cents > 0).map(({ percent, cents, tax }) => ({ percent, cents, tax })),
		lines: lines.map((_line, place) => taxOf(place)),
		shipping: shipping.map((_cents, place) => taxOf(lines.length + place)),
		payment: taxOf(lines.length + shipping.length),
		charges: extras.map((_shares, place) => {
			const part = lines.length + place;
			return byRate.map(({ percent, charged, parts }) => ({ percent, cents: charged[part] ?? 0, tax: parts[part] ?? 0 })).filter(({ cents }) => cents > 0);
		}),
		total: sum(byRate.map(({ tax }) => tax)),
	};
}

/** VAT included in an amount. Rates have two decimals at most. */
export function toTax(cents: number, percent: number, currency: Currency): number {
	const points = Math.round(percent * 100);
	return roundTo((cents * points) / (10_000 + points), currency);
}
