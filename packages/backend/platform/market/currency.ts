import type { Currency as WireCurrency } from '@titraj/contract/site.ts';
import type { Market } from './market.ts';

export type Currency = 'EUR' | 'RSD' | 'BAM';

interface Facts {
	symbol: string;
	decimals: number;
	/** For one euro, as a fraction: the mark's is fixed by law, the dinar's is that of the price list. */
	rate: readonly [numerator: number, denominator: number];
	/** Hundredths to which an amount is rounded. */
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

/** Hundredths of a currency for cents of a euro, rounded half up to what the currency is counted in. */
export function fromCents(cents: number, currency: Currency): number {
	const { rate, step } = CURRENCIES[currency];
	const [numerator, denominator] = rate;
	return Math.floor((2 * cents * numerator + denominator * step) / (2 * denominator * step)) * step;
}

/** Smallest amount of a currency, in hundredths. */
export const stepOf = (currency: Currency): number => CURRENCIES[currency].step;

/** An amount rounded to what its currency is counted in, as a share of another one is. */
export const roundTo = (hundredths: number, currency: Currency): number => Math.round(hundredths / CURRENCIES[currency].step) * CURRENCIES[currency].step;

/** The fewest cents that come to at least so many hundredths: `fromCents(cents - 1) < hundredths <= fromCents(cents)`. */
export function toFewestCents(hundredths: number, currency: Currency): number {
	const [numerator, denominator] = CURRENCIES[currency].rate;
	let cents = Math.max(0, Math.floor((hundredths * denominator) / numerator));
	while (cents > 0 && fromCents(cents - 1, currency) >= hundredths) cents -= 1;
	while (fromCents(cents, currency) < hundredths) cents += 1;
	return cents;
}
