import type { PlannedPrice } from '../../catalog/index.ts';
import { toCents } from '../../platform/tax/to-cents.ts';
import type { PriceInput } from '../schemas/price.ts';
import type { RowError } from './row-result.ts';

/** Currency of all stored prices. */
export const SHOP_CURRENCY = 'EUR';

export interface PricePlan {
	/** Regular price from now on, in cents; undefined if the current one is kept until a planned price begins. */
	readonly price_cents: number | undefined;
	/** Sale price from now on; null for no sale. */
	readonly sale_price_cents: number | null;
	readonly planned: readonly PlannedPrice[];
}

/** Errors of a price that the shop cannot store. */
export const findPriceRefusals = ({ currency }: PriceInput): RowError[] =>
	currency === SHOP_CURRENCY ? [] : [{ field: 'price.currency', reason: `is ${currency}; the shop keeps its prices in ${SHOP_CURRENCY} and converts none` }];

/**
 * Prices of a row at `now`, with VAT added to net prices: the current ones, and those that start or end later. The regular price of a new
 * product applies immediately.
 */
export function toPricePlan(
	{ amount, vat_included, valid_from, sale }: PriceInput,
	{ now, isNew, percent }: { now: Date; isNew: boolean; percent: number },
): PricePlan {
	const toShop = (text: string) => toCents(text, { vat_included, percent });
	const regular = toShop(amount);
	const begins = valid_from === undefined || isNew ? null : toLater(valid_from, now);
	const from = sale?.from === undefined ? null : toLater(sale.from, now);
	const to = sale?.to === undefined ? null : new Date(sale.to);
	const reduced = sale && (to === null || to > now) ? toShop(sale.amount) : null;
	const planned: PlannedPrice[] = [
		...(begins === null ? [] : [{ due_at: begins, kind: 'regular' as const, price_cents: regular }]),
		...(reduced === null || from === null ? [] : [{ due_at: from, kind: 'sale' as const, price_cents: reduced }]),
		...(reduced === null || to === null ? [] : [{ due_at: to, kind: 'sale_end' as const, price_cents: null }]),
	];
	return { price_cents: begins === null ? regular : undefined, sale_price_cents: from === null ? reduced : null, planned };
}

/** Null for a time that is not in the future. */
function toLater(text: string, now: Date): Date | null {
	const moment = new Date(text);
	return moment > now ? moment : null;
}
