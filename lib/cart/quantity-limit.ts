interface Sellable {
	/** Pieces in stock. */
	readonly stock: number;
	/** Most pieces that the shop sells to one buyer. */
	readonly maximumQuantity?: number | undefined;
}

/** How many pieces one buyer may take: the stock, or less where the shop says so (Spec 3, maximum_qty); undefined for goods that are ordered without either. */
export function quantityLimit({ stock, maximumQuantity }: Sellable): number | undefined {
	if (stock <= 0) return maximumQuantity;
	return maximumQuantity === undefined ? stock : Math.min(stock, maximumQuantity);
}
