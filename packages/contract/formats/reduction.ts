/** Amounts in minor units of one currency. */
export interface AskedPrices {
	readonly now: number;
	readonly regular: number;
	/** Lowest price of the 30 days before; null where none is known. */
	readonly lowest: number | null;
}

/**
 * A price is reduced only below the lowest price of the 30 days before (D42), and below the regular one (Spec 4). Without a known lowest price
 * no reduction may be announced. The column `products.reduced` says the same in SQL.
 */
export const isReduced = ({ now, regular, lowest }: AskedPrices): boolean => lowest !== null && now < lowest && now < regular;

/** Whole per cent of a reduction, counted from the lowest price of the 30 days before (docs/decisions/0020); 0 where nothing is reduced. */
export const toReductionPercent = (prices: AskedPrices): number =>
	prices.lowest !== null && isReduced(prices) ? Math.round((1 - prices.now / prices.lowest) * 100) : 0;
