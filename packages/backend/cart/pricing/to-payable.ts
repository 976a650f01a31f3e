import type { CartState } from './load-cart-state.ts';
import type { Payable } from './payment-error.ts';

/** What the payment methods ask of a cart. */
export const toPayable = ({ shipping, price, lines }: Pick<CartState, 'shipping' | 'price' | 'lines'>): Payable => ({
	shipping: shipping?.rule ?? null,
	totalCents: price.total,
	pieces: Math.max(0, ...lines.map(({ qty }) => qty)),
});
