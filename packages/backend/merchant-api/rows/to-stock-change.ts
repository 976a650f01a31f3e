import type { ProductRow } from '../schemas/product-row.ts';

/** The stock of a row: in all, or by location; undefined if the row has none. */
export function toStockChange({ stock }: ProductRow): { quantity: number } | { locations: Record<string, number> } | undefined {
	if (stock?.quantity !== undefined) return { quantity: stock.quantity };
	return stock?.locations && { locations: Object.fromEntries(stock.locations.map(({ location, quantity }) => [location, quantity])) };
}
