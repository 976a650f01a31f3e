/** How many of a product one cart may hold: the stock, or less where the shop set a maximum. */
export const toQuantityLimit = ({ quantity, maximum_qty }: { quantity: number; maximum_qty: number | null }): number =>
	Math.max(0, maximum_qty === null ? quantity : Math.min(quantity, maximum_qty));
