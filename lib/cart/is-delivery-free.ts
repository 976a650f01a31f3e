import type { CartView } from './cart.ts';

type Known = Pick<CartView, 'delivery' | 'missingForFree'> & { readonly totals: Pick<CartView['totals'], 'shipping'> };

/** Whether a cart is known to be delivered free of charge. A charge that is known takes precedence over the amount that free delivery needs. */
export function isDeliveryFree({ delivery, missingForFree, totals }: Known): boolean {
	const charged = totals.shipping ?? delivery?.amount;
	return missingForFree?.minor === 0 && (charged === undefined || charged.minor === 0);
}
