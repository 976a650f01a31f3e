import { chance } from './chance.ts';

/** Fixed for all runs, so that the same feed always makes the same prices: euros a dollar, and the Croatian tax that US list prices leave out. */
const EUR_PER_USD = 0.92;
const TAX = 1.25;

const REDUCED_SHARE = 0.12;

interface ImportedPrice {
	price_cents: number;
	sale_price_cents: number | null;
	lowest_price_cents: number | null;
}

/** Shelf price ending in 99 cents; about one product in eight is reduced by 5 to 30 per cent. */
export function toPrice(usd: number, sku: string): ImportedPrice {
	const price_cents = toShelfPrice(usd * EUR_PER_USD * TAX * 100);
	const regular = { price_cents, sale_price_cents: null, lowest_price_cents: null };
	if (chance(sku, 'reduced') >= REDUCED_SHARE) return regular;
	const reduction = 0.05 + chance(sku, 'reduction') * 0.25;
	const sale_price_cents = toShelfPrice(price_cents * (1 - reduction) - 100);
	if (sale_price_cents >= price_cents) return regular;
	const lowest_price_cents = Math.min(price_cents, Math.round(sale_price_cents * (1 + chance(sku, 'lowest') * reduction)));
	return { price_cents, sale_price_cents, lowest_price_cents };
}

const toShelfPrice = (cents: number): number => Math.max(1, Math.ceil(cents / 100)) * 100 - 1;
