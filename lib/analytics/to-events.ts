import type { CartView } from '#lib/cart/cart.ts';
import type { PageContent } from '#lib/screens/screen.ts';
import { cardsOf, toItemView, toListViews, withListed } from './page-events.ts';
import type { ShopEvent } from './shop-event.ts';
import { cardToItem, cartToGoods, itemsToGoods, lineToItem } from './to-items.ts';
import type { TrackedAction } from './tracked-action.ts';

/** Events of an action; `page` supplies the product data of actions that contain only a cart code (Spec 9, addProduct and the configurable events). */
export function toEvents(action: TrackedAction, page: PageContent): readonly ShopEvent[] {
	switch (action.kind) {
		case 'cart-changed':
			return toCartEvents(action);
		case 'delivery-chosen':
			return [
				{ name: 'add_shipping_info', payload: { ...cartToGoods(action.cart), shipping_tier: action.cart.parcels?.map(({ title }) => title).join(', ') ?? '' } },
			];
		case 'payment-chosen':
			return [{ name: 'add_payment_info', payload: { ...cartToGoods(action.cart), payment_type: action.cart.payment?.title ?? '' } }];
		case 'signed-in':
			return [{ name: 'login', payload: { method: action.method } }];
		case 'listed': {
			const listed = withListed(page, action);
			return listed ? toListViews(listed) : [];
		}
		case 'quick-viewed':
			return action.page.screen === 'catalog/product' ? [toItemView(action.page.props.product)] : [];
		case 'wished': {
			const card = cardsOf(page).find(({ cartCode }) => cartCode === action.cartCode);
			return card ? [{ name: 'add_to_wishlist', payload: itemsToGoods([cardToItem(card)], card.price.price.currency) }] : [];
		}
	}
}

/** Event of opening the cart or the checkout; none for an empty cart. */
export function toCartView(name: 'view_cart' | 'begin_checkout', cart: CartView): readonly ShopEvent[] {
	return cart.lines.length === 0 ? [] : [{ name, payload: cartToGoods(cart) }];
}

/** One event for the pieces that were added or removed. */
function toCartEvents({ before, after, cartCode, added }: Extract<TrackedAction, { kind: 'cart-changed' }>): readonly ShopEvent[] {
	const old = before?.lines.find((line) => line.cartCode === cartCode);
	const now = after.lines.find((line) => line.cartCode === cartCode);
	const line = now ?? old;
	const pieces = before ? (now?.quantity ?? 0) - (old?.quantity ?? 0) : added;
	if (!line || pieces === 0) return [];
	const goods = itemsToGoods([lineToItem(line, Math.abs(pieces))], line.unitPrice.currency);
	return [{ name: pieces > 0 ? 'add_to_cart' : 'remove_from_cart', payload: goods }];
}
