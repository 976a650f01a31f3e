/** Prices that a product is to get, in cents. What is left out stays; `sale_price_cents` null ends a sale. */
export interface PriceWish {
	readonly id: number;
	readonly price_cents?: number | undefined;
	readonly sale_price_cents?: number | null | undefined;
}

export interface StoredPrices {
	readonly id: number;
	readonly price_cents: number;
	readonly sale_price_cents: number | null;
	readonly lowest_price_cents: number | null;
	readonly now_cents: number;
}

type Prices = Pick<StoredPrices, 'price_cents' | 'sale_price_cents'>;

/** Prices as they become. A sale that is not below the regular price is none. */
export function toPrices(row: StoredPrices, wish: PriceWish | undefined): Prices {
	const price_cents = wish?.price_cents ?? row.price_cents;
	const sale = wish?.sale_price_cents === undefined ? row.sale_price_cents : wish.sale_price_cents;
	return { price_cents, sale_price_cents: sale !== null && sale < price_cents ? sale : null };
}

export const arePricesChanged = (row: StoredPrices, prices: Prices): boolean =>
	row.price_cents !== prices.price_cents || row.sale_price_cents !== prices.sale_price_cents;

/** Whether a sale begins, or becomes smaller: then the lowest price of 30 days is looked up in the history. */
export const beginsSale = (row: StoredPrices, { sale_price_cents: sale }: Prices): boolean => sale !== null && !goesOn(row, sale);

/** Lowest price of 30 days that a product shows beside its sale price; null without a sale. `lowest` has those of sales that begin. */
export function toLowest(row: StoredPrices, { sale_price_cents: sale }: Prices, lowest: ReadonlyMap<number, number>): number | null {
	if (sale === null) return null;
	return goesOn(row, sale) ? row.lowest_price_cents : Math.min(lowest.get(row.id) ?? row.now_cents, row.now_cents);
}

/** A reduction that goes on, deeper, is told against what it began from. */
const goesOn = (row: StoredPrices, sale: number): boolean => row.sale_price_cents !== null && row.lowest_price_cents !== null && sale <= row.sale_price_cents;
