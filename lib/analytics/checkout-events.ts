import type { CartView } from '#lib/cart/cart.ts';
import type { ScreenName } from '#lib/screens/screen.ts';
import type { ShopEvent } from './shop-event.ts';
import { cartToGoods } from './to-items.ts';

type CheckoutEvent = Extract<ShopEvent, { name: 'begin_checkout' | 'add_shipping_info' | 'add_payment_info' }>;
export type CheckoutProgress = CheckoutEvent['name'];

/** How far the shopper is. Shoppers whose address, delivery or payment is known skip the steps before. */
const REACHED: Readonly<Partial<Record<ScreenName, readonly CheckoutProgress[]>>> = {
	'webshop/login': ['begin_checkout'],
	'webshop/customer': ['begin_checkout'],
	'webshop/shipping': ['begin_checkout'],
	'webshop/payment': ['begin_checkout', 'add_shipping_info'],
	'webshop/review_order': ['begin_checkout', 'add_shipping_info', 'add_payment_info'],
};

/** What a shopper has done in the checkout who sees `screen`, or who sends the order (Spec 9, beginCheckout). */
export const reachedBy = (screen: ScreenName | 'order'): readonly CheckoutProgress[] => REACHED[screen === 'order' ? 'webshop/review_order' : screen] ?? [];

/** Events of what was reached with this cart, without those that were `sent` in this checkout. None for an empty cart, delivery or payment only if it has one. */
export function toCheckoutEvents(cart: CartView, reached: readonly CheckoutProgress[], sent: readonly string[]): readonly CheckoutEvent[] {
	if (cart.lines.length === 0) return [];
	return reached.filter((name) => !sent.includes(name)).flatMap((name) => toEvent(name, cart) ?? []);
}

function toEvent(name: CheckoutProgress, cart: CartView): CheckoutEvent | null {
	const { parcels, payment, missing = [] } = cart;
	const goods = cartToGoods(cart);
	switch (name) {
		case 'begin_checkout':
			return { name, payload: goods };
		case 'add_shipping_info':
			if (!parcels || missing.includes('shipping') || missing.includes('locker')) return null;
			return { name, payload: { ...goods, shipping_tier: parcels.map(({ title }) => title).join(', ') } };
		case 'add_payment_info':
			return payment ? { name, payload: { ...goods, payment_type: payment.title } } : null;
	}
}
