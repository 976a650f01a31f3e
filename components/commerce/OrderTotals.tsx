import type { Order } from '@titraj/contract/orders.ts';
import { toTotals } from '#lib/cart/to-cart.ts';
import { CartTotals } from './CartTotals.tsx';

/** The totals of an order, as in the cart. */
export function OrderTotals({ total, currency }: Pick<Order, 'total' | 'currency'>) {
	const totals = toTotals(total, currency);
	return <CartTotals totals={{ ...totals, shipping: totals.shipping ?? { minor: 0, currency } }} />;
}
