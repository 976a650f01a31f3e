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
		case 'ordering':
			// What the checkout has sent before is known in the browser only.
			return [];
		case 'signed-in':
			return [{ name: 'login', payload: { method: action.method } }];
		case 'listed': {
			const listed = withListed(page, action);
			return listed ? toListViews(listed) : [];
		}
		case 'quick-viewed':
			return toQuickView(action.page, page);
		case 'wished': {
			const card = cardsOf(page).find(({ cartCode }) => cartCode === action.cartCode);
			return card ? [{ name: 'add_to_wishlist', payload: itemsToGoods([cardToItem(card)], card.price.price.currency) }] : [];
		}
	}
}

/** The view of a product in a modal; none over the product's own page, which is its view already. */
function toQuickView(shown: PageContent, page: PageContent): readonly ShopEvent[] {
	if (shown.screen !== 'catalog/product') return [];
	const { product } = shown.props;
	return page.screen === 'catalog/product' && page.props.product.id === product.id ? [] : [toItemView(product)];
}

/** Event of opening the cart; none for an empty one. */
export function toCartView(cart: CartView): readonly ShopEvent[] {
	return cart.lines.length === 0 ? [] : [{ name: 'view_cart', payload: cartToGoods(cart) }];
}

/** Whether a change has put the first product into an empty cart. */
export function beginsCart({ after, cartCode, added }: Extract<TrackedAction, { kind: 'cart-changed' }>): boolean {
	const [line, ...others] = after.lines;
	return others.length === 0 && line?.cartCode === cartCode && line.quantity === added;
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
