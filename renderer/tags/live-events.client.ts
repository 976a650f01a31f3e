import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { type CheckoutProgress, reachedBy, toCheckoutEvents } from '#lib/analytics/checkout-events.ts';
import { toPurchase, toRefund } from '#lib/analytics/order-event.ts';
import type { ShopEvent } from '#lib/analytics/shop-event.ts';
import { toCartView } from '#lib/analytics/to-events.ts';
import type { CartView } from '#lib/cart/cart.ts';
import { loadCart } from '#lib/cart/client/load-cart.ts';
import { readOrderIdentificator } from '#lib/checkout/order-identificator.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';
import type { ScreenName } from '#lib/screens/screen.ts';
import { forgetProgress, noteProgress, readProgress } from './checkout-progress.client.ts';
import { isFirstTime, wasReported } from './reported-orders.client.ts';

type Events = Promise<readonly ShopEvent[]>;

/** Pages whose events need the content of the shopper's cart or order. */
const PAGES: Readonly<Partial<Record<ScreenName, (search: string) => Events>>> = {
	'webshop/shopping_cart': viewCart,
	'webshop/thank_you': purchase,
	'webshop/view_order': refund,
};

/** Events of a page that need a response from the shop; none if it fails (Spec 9, beginCheckout, purchase). */
export async function liveEvents(screen: ScreenName, search: string): Events {
	if (!readStateHint()) return [];
	const reached = reachedBy(screen);
	const find = reached.length > 0 ? async () => proceed(await loadCart(), reached) : PAGES[screen];
	return find ? find(search).catch(() => []) : [];
}

/** Events of what the shopper has reached in the checkout, each once. */
export function proceed(cart: CartView, reached: readonly CheckoutProgress[]): readonly ShopEvent[] {
	const events = toCheckoutEvents(cart, reached, readProgress());
	noteProgress(events.map(({ name }) => name));
	return events;
}

/** Events for a viewed cart, on its page or in the drawer. */
export async function viewCart(): Events {
	return readStateHint() ? toCartView(await loadCart()) : [];
}

async function purchase(search: string): Events {
	const order = await loadOrder(search);
	const event = order && toPurchase(order, Date.now());
	if (!event || !isFirstTime('purchase', event.payload.transaction_id)) return [];
	forgetProgress();
	return [event];
}

async function refund(search: string): Events {
	const order = await loadOrder(search);
	const event = order && toRefund(order);
	const { transaction_id = '' } = event?.payload ?? {};
	return event && wasReported(transaction_id) && isFirstTime('refund', transaction_id) ? [event] : [];
}

async function loadOrder(search: string): Promise<OpenOrder | null> {
	const identificator = readOrderIdentificator(search);
	if (identificator === null) return null;
	const answer = await fetchApi(`/api/hapi/webshop/order?${new URLSearchParams({ order_identificator: identificator })}`);
	return answer.ok ? answer.data : null;
}
