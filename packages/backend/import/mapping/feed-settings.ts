import type { DecimalSign } from '../values/parse-amount.ts';

/** How to read the values of a feed: detected, or set by the merchant. */
export interface FeedSettings {
	/** Sign of prices, and of all other numbers whose column does not show another one. */
	readonly decimal: DecimalSign;
	/** Sign of each column with other numbers that shows it. */
	readonly decimals: ReadonlyMap<string, DecimalSign>;
	/** Currency of prices that have none. */
	readonly currency: string;
	readonly vatIncluded: boolean;
	/** VAT in percent; undefined for the shop's own rate. */
	readonly vatPercent?: number | undefined;
	/** VAT in percent by the feed's name of a rate, in lower case. */
	readonly vatRates: Readonly<Record<string, number>>;
	/** Exchange rates by currency: one unit in the shop's currency, as a decimal. */
	readonly rates: Readonly<Record<string, string>>;
	/** Quantity for products that are `in stock` without a number; without it their stock is unknown. */
	readonly inStockQuantity?: number | undefined;
	/** The shop's category path by that of the feed; null leaves out its products. */
	readonly categories: Readonly<Record<string, string | null>>;
	readonly categorySeparator: string;
}

/** Decimal sign of a column or attribute. */
export const decimalOf = ({ decimal, decimals }: Pick<FeedSettings, 'decimal' | 'decimals'>, column: string | undefined): DecimalSign =>
	decimals.get(column ?? '') ?? decimal;

/** Currency of all stored prices. */
export const SHOP_CURRENCY = 'EUR';
