import type { CartView } from '#lib/cart/cart.ts';
import type { PageContent } from '#lib/screens/screen.ts';
import { cardsOf, toItemView, toListViews, withListed } from './page-events.ts';
import type { ShopEvent } from './shop-event.ts';
import { cardToItem, cartToGoods, itemsToGoods, lineToItem } from './to-items.ts';
import type { Fact } from './tracked-action.ts';

/** The events of a fact; `page` knows the products that it names by their codes alone (Spec 9, addProduct and the configurable events). */
export function toEvents(fact: Fact, page: PageContent): readonly ShopEvent[] {
	switch (fact.kind) {
		case 'cart-changed':
			return toCartEvents(fact);
		case 'delivery-chosen':
			return [
				{ name: 'add_shipping_info', payload: { ...cartToGoods(fact.cart), shipping_tier: fact.cart.parcels?.map(({ title }) => title).join(', ') ?? '' } },
			];
		case 'payment-chosen':
			return [{ name: 'add_payment_info', payload: { ...cartToGoods(fact.cart), payment_type: fact.cart.payment?.title ?? '' } }];
		case 'signed-in':
			return [{ name: 'login', payload: { method: fact.method } }];
		case 'listed': {
			const listed = withListed(page, fact);
			return listed ? toListViews(listed) : [];
		}
		case 'quick-viewed':
			return fact.page.screen === 'catalog/product' ? [toItemView(fact.page.props.product)] : [];
		case 'wished': {
			const card = cardsOf(page).find(({ cartCode }) => cartCode === fact.cartCode);
			return card ? [{ name: 'add_to_wishlist', payload: itemsToGoods([cardToItem(card)], card.price.now.currency) }] : [];
		}
	}
}

/** Opening the cart, or the checkout; nothing where it is empty. */
export function toCartView(name: 'view_cart' | 'begin_checkout', cart: CartView): readonly ShopEvent[] {
	return cart.lines.length === 0 ? [] : [{ name, payload: cartToGoods(cart) }];
}

/** Pieces that came, or pieces that went. */
function toCartEvents({ before, after, cartCode, added }: Extract<Fact, { kind: 'cart-changed' }>): readonly ShopEvent[] {
	const old = before?.lines.find((line) => line.cartCode === cartCode);
	const now = after.lines.find((line) => line.cartCode === cartCode);
	const line = now ?? old;
	const pieces = before ? (now?.quantity ?? 0) - (old?.quantity ?? 0) : added;
	if (!line || pieces === 0) return [];
	const goods = itemsToGoods([lineToItem(line, Math.abs(pieces))], line.unitPrice.currency);
	return [{ name: pieces > 0 ? 'add_to_cart' : 'remove_from_cart', payload: goods }];
}
