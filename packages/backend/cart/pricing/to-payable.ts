import type { CartState } from './load-cart-state.ts';
import type { Payable } from './payment-error.ts';

/** The parts of a cart that payment methods depend on. */
export const toPayable = ({ shipping, price, lines }: Pick<CartState, 'shipping' | 'price' | 'lines'>): Payable => ({
	shipping: shipping?.rule ?? null,
	totalCents: price.total,
	pieces: Math.max(0, ...lines.map(({ qty }) => qty)),
});
