import type { Currency as WireCurrency } from '@titraj/contract/site.ts';
import type { Market } from './market.ts';

export type Currency = 'EUR' | 'RSD' | 'BAM';

interface Facts {
	symbol: string;
	decimals: number;
	/** Amount for one euro, as a fraction. The mark's rate is fixed by law, the dinar's is that of the price list. */
	rate: readonly [numerator: number, denominator: number];
	/** Rounding step in hundredths. */
	step: number;
}

const CURRENCIES: Readonly<Record<Currency, Facts>> = {
	EUR: { symbol: '€', decimals: 2, rate: [1, 1], step: 1 },
	BAM: { symbol: 'BAM', decimals: 2, rate: [195_583, 100_000], step: 1 },
	RSD: { symbol: 'RSD', decimals: 0, rate: [1172, 10], step: 100 },
};

const CURRENCY_OF: Partial<Record<Market, Currency>> = { rs: 'RSD', ba: 'BAM' };
/** How each market writes an amount (Spec 3, Currency; D36). */
const DISPLAYS: Partial<Record<Market, string>> = { en: '€%s', at: '€ %s', rs: '%s RSD', ba: '%s KM' };

export const currencyOf = (market: Market): Currency => CURRENCY_OF[market] ?? 'EUR';

export function toWireCurrency(market: Market): WireCurrency {
	const code = currencyOf(market);
	const { symbol, decimals } = CURRENCIES[code];
	return { code, symbol, display: DISPLAYS[market] ?? '%s €', decimals };
}

/** Converts euro cents to hundredths of a currency, rounded half up to its step. */
export function fromCents(cents: number, currency: Currency): number {
	const { rate, step } = CURRENCIES[currency];
	const [numerator, denominator] = rate;
	return Math.floor((2 * cents * numerator + denominator * step) / (2 * denominator * step)) * step;
}

/** An amount in major units in another currency. */
export function convertAmount(amount: number, from: Currency, to: Currency): number {
	return from === to ? amount : fromCents(toFewestCents(Math.round(amount * 100), from), to) / 100;
}

/** Smallest amount of a currency, in hundredths. */
export const stepOf = (currency: Currency): number => CURRENCIES[currency].step;

/** Rounds an amount to the step of its currency. */
export const roundTo = (hundredths: number, currency: Currency): number => Math.round(hundredths / CURRENCIES[currency].step) * CURRENCIES[currency].step;

/** The smallest number of cents that converts to at least `hundredths`: `fromCents(cents - 1) < hundredths <= fromCents(cents)`. */
export function toFewestCents(hundredths: number, currency: Currency): number {
	const [numerator, denominator] = CURRENCIES[currency].rate;
	let cents = Math.max(0, Math.floor((hundredths * denominator) / numerator));
	while (cents > 0 && fromCents(cents - 1, currency) >= hundredths) cents -= 1;
	while (fromCents(cents, currency) < hundredths) cents += 1;
	return cents;
}
