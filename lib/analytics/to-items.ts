import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import type { CartLine, CartView } from '#lib/cart/cart.ts';
import type { ProductCard } from '#lib/catalog/product.ts';
import type { Money } from '#lib/platform/money/money.ts';
import { normalisePrice } from '#lib/platform/money/normalise-price.ts';
import type { EventGoods, EventItem, EventList } from './shop-event.ts';

/** Maximum number of products in a list event, which limits the size of a request. */
const LONGEST_LIST = 25;

/** Event item of a product card; `category` is left out if unknown. */
export function cardToItem({ id, title, manufacturer, price }: ProductCard, category?: string): EventItem {
	return {
		...{ item_id: String(id), item_name: title, price: toMajor(price.price), quantity: 1 },
		...(manufacturer !== undefined && { item_brand: manufacturer }),
		...(category !== undefined && { item_category: category }),
		...(price.regularPrice && { discount: toMajor({ ...price.price, minor: price.regularPrice.minor - price.price.minor }) }),
	};
}

/** Event item of a cart line, for `pieces` of it (default: all). */
export function lineToItem({ id, title, manufacturer, variation, unitPrice, regularPrice, quantity }: CartLine, pieces = quantity): EventItem {
	return {
		...{ item_id: String(id), item_name: title, price: toMajor(unitPrice), quantity: pieces },
		...(manufacturer !== undefined && { item_brand: manufacturer }),
		...(variation !== undefined && { item_variant: variation }),
		...(regularPrice && { discount: toMajor({ ...unitPrice, minor: regularPrice.minor - unitPrice.minor }) }),
	};
}

/** Payload of a list event: the first products with their positions. */
export function toEventList(id: string, name: string, cards: readonly ProductCard[]): EventList {
	const of = { item_list_id: id, item_list_name: name };
	return { ...of, items: cards.slice(0, LONGEST_LIST).map((card, index) => ({ ...cardToItem(card), index, ...of })) };
}

/** Payload for the whole cart; its value is that of the goods, without delivery. */
export function cartToGoods({ lines, totals }: CartView): EventGoods & { readonly coupon?: string } {
	const [coupon] = totals.coupons;
	return {
		...{ currency: totals.total.currency, value: toMajor(totals.items), items: lines.map((line) => lineToItem(line)) },
		...(coupon && { coupon: coupon.code }),
	};
}

/** Items with the sum of their prices as value. */
export function itemsToGoods(items: readonly EventItem[], currency: string): EventGoods {
	const value = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
	return { currency, value: Math.round(value * 100) / 100, items };
}

/** Event items of an order, with names and prices at the time of the order. */
export function orderToItems({ parcels }: Pick<OpenOrder, 'parcels'>): readonly EventItem[] {
	return parcels.flatMap(({ items }) =>
		items.map(({ qty, unit_price, item }) => {
			const variant = item.variation?.attributes.map(({ attribute_title, title }) => `${attribute_title}: ${title}`).join(', ');
			return {
				...{ item_id: item.id === null ? item.code : String(item.id), item_name: item.title, price: priceToMajor(unit_price), quantity: qty },
				...(item.manufacturer !== null && { item_brand: item.manufacturer }),
				...(item.category !== null && { item_category: item.category }),
				...(variant && { item_variant: variant }),
			};
		}),
	);
}

/** Amount in major units, as events need it. */
function toMajor({ minor }: Money): number {
	return minor / 100;
}

/** Wire price in major units; 0 if it is unreadable. */
export function priceToMajor(price: number | string): number {
	return (normalisePrice(price) ?? 0) / 100;
}
