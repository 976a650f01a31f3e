interface Sellable {
	/** Pieces in stock. */
	readonly stock: number;
	/** Maximum quantity per buyer. */
	readonly maximumQuantity?: number | undefined;
}

/**
 * Maximum quantity for one buyer: the stock, or `maximumQuantity` if that is less (Spec 3, maximum_qty). Without stock only
 * `maximumQuantity` applies; undefined means no limit.
 */
export function quantityLimit({ stock, maximumQuantity }: Sellable): number | undefined {
	if (stock <= 0) return maximumQuantity;
	return maximumQuantity === undefined ? stock : Math.min(stock, maximumQuantity);
}
