interface Sellable {
	/** Pieces in stock. */
	readonly stock: number;
	/** Set if more can be ordered than are in stock. */
	readonly backorder?: object | undefined;
	/** Maximum quantity per buyer. */
	readonly maximumQuantity?: number | undefined;
}

/**
 * Maximum quantity for one buyer: the stock, or `maximumQuantity` if that is less (Spec 3, maximum_qty). Without stock, and for products that are
 * available to order, only `maximumQuantity` applies; undefined means no limit.
 */
export function quantityLimit({ stock, backorder, maximumQuantity }: Sellable): number | undefined {
	if (stock <= 0 || backorder) return maximumQuantity;
	return maximumQuantity === undefined ? stock : Math.min(stock, maximumQuantity);
}
