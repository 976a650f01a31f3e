import { splitInstalments } from '@titraj/contract/formats/instalments.ts';
import type { PriceQty } from '@titraj/contract/price-qty.ts';
import { normalisePrice } from '#lib/platform/money/normalise-price.ts';
import type { Price, ProductCard } from '../product.ts';
import { type Delivery, type Pickup, toDelivery, toPickup } from '../promise.ts';
import { toBackorder } from '../to-backorder.ts';
import { toPrice } from '../to-price.ts';

/** Product data that changes by the minute. */
export type Sellable = Pick<ProductCard, 'price' | 'available' | 'stock' | 'backorder'> & {
	readonly maximumQuantity?: number | undefined;
	readonly delivery?: Delivery | undefined;
	readonly pickup?: Pickup | undefined;
};

/** Replaces the price and stock of the build with current ones; an unreadable price keeps the old one (Spec 3, price-qty). */
export function toLivePrice(item: PriceQty, built: Sellable): Sellable {
	const price = normalisePrice(item.price_custom) === null ? built.price : withDerived(toPrice(item, built.price.price.currency), built.price);
	return {
		...{ price, available: item.is_available, stock: Math.max(0, item.available_qty), maximumQuantity: item.maximum_qty ?? undefined },
		backorder: toBackorder(item),
		delivery: toDelivery(item.delivery, built.price.price.currency),
		pickup: toPickup(item.pickup),
	};
}

/**
 * The call returns neither unit price nor instalments, so they are recalculated from the price. Without `quantity` the number of measures
 * follows from the old prices; if the old price was 0 it is unknown, and the unit price is left out.
 */
function withDerived(price: Price, { price: now, unit, instalments }: Price): Price {
	const { minor, currency } = price.price;
	if (minor !== now.minor) {
		const measures = unit && (unit.quantity || now.minor / unit.price.minor);
		if (unit) unit = measures ? { ...unit, price: { minor: Math.round(minor / measures), currency } } : undefined;
		if (instalments) instalments = toInstalments(instalments.count, price.price);
	}
	return { ...price, unit, instalments };
}

function toInstalments(count: number, { minor, currency }: Price['price']): Price['instalments'] {
	const { amount, last } = splitInstalments(minor, count, currency);
	return { count, amount: { minor: amount, currency }, ...(last !== amount && { last: { minor: last, currency } }) };
}
