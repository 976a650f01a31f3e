/** Location of stock that is not in a store. */
export const WAREHOUSE = 'warehouse';

/** New stock of a product: total pieces, all in the warehouse, or pieces by location (`warehouse` or a store's code; other locations are unchanged). */
export type StockChange = { readonly id: number } & (
	| { readonly quantity: number; readonly locations?: undefined }
	| { readonly quantity?: undefined; readonly locations: Readonly<Record<string, number>> }
);

export interface StoredStock {
	readonly quantity: number;
	readonly store_stock: Readonly<Record<string, number>>;
}

/** Stock of a product after a change. `store_stock` is a part of `quantity`; the rest is in the warehouse. */
export function toStock(change: Omit<StockChange, 'id'> | undefined, before: StoredStock): StoredStock {
	if (change === undefined) return { quantity: before.quantity, store_stock: before.store_stock };
	if (change.quantity !== undefined) return { quantity: change.quantity, store_stock: {} };
	const { [WAREHOUSE]: named, ...stores } = change.locations ?? {};
	const warehouse = named ?? Math.max(0, before.quantity - sum(before.store_stock));
	const store_stock = { ...before.store_stock, ...stores };
	return { quantity: warehouse + sum(store_stock), store_stock };
}

const sum = (stock: Readonly<Record<string, number>>): number => Object.values(stock).reduce((all, pieces) => all + pieces, 0);

export function isStockChanged(row: StoredStock, next: StoredStock): boolean {
	const codes = new Set([...Object.keys(row.store_stock), ...Object.keys(next.store_stock)]);
	return row.quantity !== next.quantity || [...codes].some((code) => row.store_stock[code] !== next.store_stock[code]);
}
