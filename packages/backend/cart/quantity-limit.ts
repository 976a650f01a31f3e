import { type Supply, toOrderableQuantity } from '../catalog/index.ts';

/** Maximum quantity of a product in one cart: what can be ordered, or the shop's own maximum if that is lower. */
export const toQuantityLimit = ({ maximum_qty, ...supply }: Supply & { readonly maximum_qty: number | null }): number =>
	Math.min(toOrderableQuantity(supply), maximum_qty ?? Number.POSITIVE_INFINITY);
