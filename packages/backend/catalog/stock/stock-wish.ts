/** Place of what lies in no store. */
export const WAREHOUSE = 'warehouse';

/** Pieces in all, which then lie in the warehouse; or pieces by location: `warehouse` or the code of a store, others stay. */
export type StockWish = { readonly id: number } & (
	| { readonly quantity: number; readonly locations?: undefined }
	| { readonly quantity?: undefined; readonly locations: Readonly<Record<string, number>> }
);

export interface StoredStock {
	readonly quantity: number;
	readonly store_stock: Readonly<Record<string, number>>;
}

/** Stock of a product as it becomes: `store_stock` is a part of `quantity`, the rest lies in the warehouse. Without a wish it stays. */
export function toStock(wish: Omit<StockWish, 'id'> | undefined, before: StoredStock): StoredStock {
	if (wish === undefined) return { quantity: before.quantity, store_stock: before.store_stock };
	if (wish.quantity !== undefined) return { quantity: wish.quantity, store_stock: {} };
	const { [WAREHOUSE]: named, ...stores } = wish.locations ?? {};
	const warehouse = named ?? Math.max(0, before.quantity - sum(before.store_stock));
	const store_stock = { ...before.store_stock, ...stores };
	return { quantity: warehouse + sum(store_stock), store_stock };
}

const sum = (stock: Readonly<Record<string, number>>): number => Object.values(stock).reduce((all, pieces) => all + pieces, 0);

export function isStockChanged(row: StoredStock, next: StoredStock): boolean {
	const codes = new Set([...Object.keys(row.store_stock), ...Object.keys(next.store_stock)]);
	return row.quantity !== next.quantity || [...codes].some((code) => row.store_stock[code] !== next.store_stock[code]);
}
