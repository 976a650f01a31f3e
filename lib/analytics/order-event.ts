import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import type { ShopEvent } from './shop-event.ts';
import { itemsToGoods, orderToItems, priceToMajor } from './to-items.ts';

/** Milliseconds (48 h) after which opening the thank-you page no longer counts as a purchase. */
const FRESH = 172_800_000;

/** Purchase event of an order's thank-you page; null for an older order, whose link was opened again (Spec 9, purchaseSuccess). */
export function toPurchase(order: OpenOrder, now: number): Extract<ShopEvent, { name: 'purchase' }> | null {
	const age = now - Date.parse(order.datetime_created);
	if (!(age < FRESH)) return null;
	const [coupon] = order.total.extraitems;
	return { name: 'purchase', payload: { ...toSums(order), ...(coupon && { coupon: coupon.code }) } };
}

/** Refund event of a refunded order; null for any other. */
export function toRefund(order: OpenOrder): Extract<ShopEvent, { name: 'refund' }> | null {
	return order.payment.status === 'refunded' ? { name: 'refund', payload: toSums(order) } : null;
}

/** Events contain the order's number, not its code, which grants access to the order. */
function toSums(order: OpenOrder) {
	const { total, currency, number } = order;
	const items = orderToItems(order);
	return {
		transaction_id: number,
		...itemsToGoods(items, currency),
		tax: priceToMajor(total.total_tax),
		shipping: priceToMajor(total.total_extra_shipping),
	};
}
