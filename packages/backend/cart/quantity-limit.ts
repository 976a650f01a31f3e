/** Maximum quantity of a product in one cart: the stock, or the shop's own maximum if that is lower. */
export const toQuantityLimit = ({ quantity, maximum_qty }: { quantity: number; maximum_qty: number | null }): number =>
	Math.max(0, maximum_qty === null ? quantity : Math.min(quantity, maximum_qty));
