import { isReduced, toReductionPercent } from '@titraj/contract/formats/reduction.ts';
import { toMajor } from '../../platform/market/money.ts';

interface PricedRow {
	readonly now_cents: number;
	readonly price_cents: number;
	readonly lowest_price_cents: number | null;
}

/** The regular price if the product is reduced; else the current price, so that nothing is struck through (D42). */
export function toRegularCents(row: PricedRow): number {
	return isReduced(toAsked(row)) ? row.price_cents : row.now_cents;
}

/** Lowest price of the 30 days before a reduction, in major units; null if the product is not reduced (D14). */
export function toLowestPrice(row: PricedRow): number | null {
	return row.lowest_price_cents !== null && isReduced(toAsked(row)) ? toMajor(row.lowest_price_cents) : null;
}

/** Price fields of a product on the wire: in lists, product details and price refreshes. */
export function toPriceFields(row: PricedRow) {
	return {
		price_custom: toMajor(row.now_cents),
		basic_price_custom: toMajor(toRegularCents(row)),
		discount_percent_custom: toReductionPercent(toAsked(row)),
		extra_price_lowest: toLowestPrice(row),
	};
}

const toAsked = (row: PricedRow) => ({ now: row.now_cents, regular: row.price_cents, lowest: row.lowest_price_cents });
