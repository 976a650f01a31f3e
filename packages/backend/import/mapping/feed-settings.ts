import type { DecimalSign } from '../values/parse-amount.ts';

/** How the values of a feed are to be read: detected, or as the merchant set them. */
export interface FeedSettings {
	readonly decimal: DecimalSign;
	/** Of prices that name none. */
	readonly currency: string;
	readonly vatIncluded: boolean;
	/** Percent; the shop's own rate where undefined. */
	readonly vatPercent?: number | undefined;
	/** Percent by the feed's word for a rate, in lower case. */
	readonly vatRates: Readonly<Record<string, number>>;
	/** The shop's currency for one unit of another, as a decimal. */
	readonly rates: Readonly<Record<string, string>>;
	/** Pieces where the feed says `in stock` and no number; without it their stock stays unknown. */
	readonly inStockQuantity?: number | undefined;
	/** The shop's path by the feed's; null leaves its products out. */
	readonly categories: Readonly<Record<string, string | null>>;
	readonly categorySeparator: string;
}

/** The currency that the shop keeps its prices in. */
export const SHOP_CURRENCY = 'EUR';
