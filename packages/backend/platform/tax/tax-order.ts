import { type Currency, roundTo, stepOf } from '../market/currency.ts';
import { spread } from './spread.ts';

/** What is charged, VAT included, in hundredths of the currency. */
export interface Charges {
	readonly currency: Currency;
	/** Goods after coupons, with the percent of each. */
	readonly lines: readonly { readonly cents: number; readonly percent: number }[];
	/** Delivery of each parcel. */
	readonly shipping: readonly number[];
	/** Charge of the way to pay. */
	readonly payment: number;
}

/** A rate with all that is charged at it: `tax` is the part of `cents` that it makes up. */
export interface TaxAtRate {
	readonly percent: number;
	readonly cents: number;
	readonly tax: number;
}

export interface OrderTax {
	/** The highest rate first; without those at which nothing is charged. */
	readonly rates: readonly TaxAtRate[];
	/** VAT in each line, each delivery, and the charge of the way to pay: they sum to that of the rates. */
	readonly lines: readonly number[];
	readonly shipping: readonly number[];
	readonly payment: number;
	readonly total: number;
}

/**
 * The VAT that charges contain (docs/decisions/0070). It is rounded once a rate, half up, on all that is charged at the rate; lines and charges share that sum. Delivery and
 * payment follow the goods: they are split over the rates in proportion to what the goods cost.
 */
export function taxOrder({ currency, lines, shipping, payment }: Charges): OrderTax {
	const step = stepOf(currency);
	const percents = [...new Set(lines.map(({ percent }) => percent))].sort((a, b) => b - a);
	const goods = percents.map((percent) => sum(lines.map((line) => (line.percent === percent ? line.cents : 0))));
	// Goods that cost nothing any more say by their number what rate their delivery follows.
	const weights = goods.some((cents) => cents > 0) ? goods : percents.map((percent) => lines.filter((line) => line.percent === percent).length);
	const extras = [...shipping, payment].map((cents) => spread(cents, weights, step));
	const byRate = percents.map((percent, place) => {
		const parts = [...lines.map((line) => (line.percent === percent ? line.cents : 0)), ...extras.map((shares) => shares[place] ?? 0)];
		const cents = sum(parts);
		const tax = toTax(cents, percent, currency);
		return { percent, cents, tax, parts: spread(tax, parts, step) };
	});
	const taxOf = (part: number): number => sum(byRate.map(({ parts }) => parts[part] ?? 0));
	return {
		rates: byRate.filter(({ cents }) => cents > 0).map(({ percent, cents, tax }) => ({ percent, cents, tax })),
		lines: lines.map((_line, place) => taxOf(place)),
		shipping: shipping.map((_cents, place) => taxOf(lines.length + place)),
		payment: taxOf(lines.length + shipping.length),
		total: sum(byRate.map(({ tax }) => tax)),
	};
}

/** The part of an amount that VAT of a percentage makes up. Rates have two decimals at most. */
function toTax(cents: number, percent: number, currency: Currency): number {
	const points = Math.round(percent * 100);
	return roundTo((cents * points) / (10_000 + points), currency);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
