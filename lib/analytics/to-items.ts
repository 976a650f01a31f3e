import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import type { CartLine, CartView } from '#lib/cart/cart.ts';
import type { ProductCard } from '#lib/catalog/product.ts';
import type { Money } from '#lib/platform/money/money.ts';
import { normalisePrice } from '#lib/platform/money/normalise-price.ts';
import type { EventGoods, EventItem, EventList } from './shop-event.ts';

/** Most products of one list that an event names: what a tag sends at once is bounded. */
const LONGEST_LIST = 25;

/** A product of a page; `category` where the page knows it. */
export function cardToItem({ id, title, manufacturer, price }: ProductCard, category?: string): EventItem {
	return {
		...{ item_id: String(id), item_name: title, price: toMajor(price.price), quantity: 1 },
		...(manufacturer !== undefined && { item_brand: manufacturer }),
		...(category !== undefined && { item_category: category }),
		...(price.regularPrice && { discount: toMajor({ ...price.price, minor: price.regularPrice.minor - price.price.minor }) }),
	};
}

/** A line of the cart, or `quantity` pieces of it. */
export function lineToItem({ id, title, manufacturer, variation, unitPrice, regularPrice, quantity }: CartLine, pieces = quantity): EventItem {
	return {
		...{ item_id: String(id), item_name: title, price: toMajor(unitPrice), quantity: pieces },
		...(manufacturer !== undefined && { item_brand: manufacturer }),
		...(variation !== undefined && { item_variant: variation }),
		...(regularPrice && { discount: toMajor({ ...unitPrice, minor: regularPrice.minor - unitPrice.minor }) }),
	};
}

/** Products of a page as a list by its name. */
export function toEventList(id: string, name: string, cards: readonly ProductCard[]): EventList {
	const of = { item_list_id: id, item_list_name: name };
	return { ...of, items: cards.slice(0, LONGEST_LIST).map((card, index) => ({ ...cardToItem(card), index, ...of })) };
}

/** The whole cart; its value is that of the goods, without delivery. */
export function cartToGoods({ lines, totals }: CartView): EventGoods & { readonly coupon?: string } {
	const [coupon] = totals.coupons;
	return {
		...{ currency: totals.total.currency, value: toMajor(totals.items), items: lines.map((line) => lineToItem(line)) },
		...(coupon && { coupon: coupon.code }),
	};
}

/** Items that are all there is, with the sum of their prices as value. */
export function itemsToGoods(items: readonly EventItem[], currency: string): EventGoods {
	const value = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
	return { currency, value: Math.round(value * 100) / 100, items };
}

/** The goods of an order, as they were ordered. */
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

/** Major units of an amount, as events word them. */
export function toMajor({ minor }: Money): number {
	return minor / 100;
}

/** A wire price in major units; one that cannot be read counts as nothing. */
export function priceToMajor(price: number | string): number {
	return (normalisePrice(price) ?? 0) / 100;
}
