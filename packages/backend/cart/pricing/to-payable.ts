import type { CartState } from './load-cart-state.ts';
import type { Payable } from './payment-error.ts';

/** The parts of a cart that payment methods depend on. */
export const toPayable = ({ shipping, toPay, lines, customer }: Pick<CartState, 'shipping' | 'toPay' | 'lines' | 'customer'>): Payable => ({
	shipping: shipping?.rule ?? null,
	country: shipping?.rule.kind === 'pickup' ? null : (shipping?.locker?.country ?? customer.delivery?.country ?? null),
	totalCents: toPay,
	pieces: Math.max(0, ...lines.map(({ qty }) => qty)),
});
