import type { Cart, CartItem } from '@titraj/contract/cart.ts';
import { isReduced } from '@titraj/contract/formats/reduction.ts';
import { toEnergyLabel } from '#lib/catalog/energy-label.ts';
import { toDelivery } from '#lib/catalog/promise.ts';
import type { Money } from '#lib/platform/money/money.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import { toPicture } from '#lib/platform/pictures/to-picture.ts';
import type { CartLine, CartLineChange, CartView, ParcelChoice } from './cart.ts';

/** Maps a wire cart; unreadable amounts count as zero (Spec 3, Cart; Spec 5). */
export function toCart(wire: Cart, currency: string): CartView {
	const lines = wire.parcels.flatMap((parcel) => parcel.items.map((item) => toLine(item, currency)));
	const { payment, missing } = wire;
	const parcels = wire.parcels.flatMap(toParcel);
	const delivery = toDelivery(wire.delivery, currency);
	const missingForFree = toMoney(wire.missing_for_free, currency);
	return {
		version: wire.version,
		lines,
		count: countPieces(lines),
		...(parcels.length > 0 && { parcels }),
		...(payment && { payment: { code: payment.code, title: payment.title, instalments: payment.instalments ?? 1 } }),
		...(missing && { missing }),
		...(wire.needs_confirmation && { needsConfirmation: true as const }),
		...(wire.reserves_on_payment && { reservesOnPayment: true as const }),
		...(wire.accepts_coupons === false && { withoutCoupons: true as const }),
		...(delivery && { delivery }),
		...(missingForFree && { missingForFree }),
		totals: toTotals(wire.total, currency),
	};
}

function toParcel({ id, shipping }: Cart['parcels'][number]): ParcelChoice[] {
	if (!shipping) return [];
	const { code, title, location_id, location_title, locker, delivery_from, delivery_to, delivery_date } = shipping;
	return [
		{
			...{ id, code, title },
			...(location_id !== null && { location: { id: location_id, title: location_title ?? '' } }),
			...(locker && { locker }),
			...(delivery_from !== null && { from: delivery_from }),
			...(delivery_to !== null && { to: delivery_to }),
			...(delivery_date !== null && { day: delivery_date }),
		},
	];
}

/** Maps the totals of a cart or an order; unreadable amounts count as zero (Spec 3, Cart). */
export function toTotals(
	{ total, to_pay, vouchers, total_items_total, total_tax, taxes = [], extraitems, extra_items }: Cart['total'],
	currency: string,
): CartView['totals'] {
	const amount = (price: number | string | undefined): Money => toMoney(price, currency) ?? { minor: 0, currency };
	const toTaken = ({ code, title, amount: off }: Omit<(typeof extraitems)[number], 'type'>) => ({ code, ...(title && { title }), amount: amount(off) });
	const extras = (type: (typeof extra_items)[number]['type']) => {
		const own = extra_items.filter((item) => item.type === type);
		return own[0] && { title: own[0].title, amount: { minor: own.reduce((sum, item) => sum + amount(item.amount).minor, 0), currency } };
	};
	const shipping = extras('shipping');
	const payment = extras('payment');
	return {
		items: amount(total_items_total),
		...(shipping && { shipping: shipping.amount }),
		...(payment && { payment }),
		coupons: extraitems.map(toTaken),
		tax: amount(total_tax),
		...(taxes.length > 1 && { taxes: taxes.map(({ percent, tax }) => ({ percent, amount: amount(tax) })) }),
		total: amount(total),
		...(vouchers && { vouchers: vouchers.map(toTaken), toPay: amount(to_pay) }),
	};
}

/** Number of pieces in lines, as shown in the header; the sum is rounded up, because goods by the metre have fractions. */
function countPieces(lines: readonly Pick<CartLine, 'quantity'>[]): number {
	return Math.ceil(lines.reduce((sum, line) => sum + line.quantity, 0));
}

function toLine(wire: CartItem, currency: string): CartLine {
	const { item } = wire;
	const unitPrice = toMoney(wire.unit_price, currency) ?? { minor: 0, currency };
	const regularPrice = toMoney(wire.basic_price, currency);
	const lowestPrice30Days = toMoney(wire.extra_price_lowest, currency);
	const change = wire.changed && toChange(wire.changed, currency);
	const energyLabel = toEnergyLabel(item.energy_label);
	const variation = item.variation?.attributes.map((attribute) => `${attribute.attribute_title}: ${attribute.title}`).join(', ');
	return {
		id: item.id,
		cartCode: wire.shopping_cart_code,
		title: item.title,
		url: item.url_without_domain,
		picture: toPicture(item.main_image_thumbs, item.title, 160),
		...(item.manufacturer && { manufacturer: item.manufacturer }),
		...(energyLabel && { energyLabel }),
		...(variation && { variation }),
		quantity: wire.qty,
		...(wire.maximum_qty !== null && { maximum: wire.maximum_qty }),
		unitPrice,
		...(regularPrice &&
			lowestPrice30Days &&
			isReduced({ now: unitPrice.minor, regular: regularPrice.minor, lowest: lowestPrice30Days.minor }) && { regularPrice, lowestPrice30Days }),
		total: toMoney(wire.total, currency) ?? { minor: 0, currency },
		available: wire.is_available,
		...(wire.backorder && { backorder: { quantity: wire.backorder.qty, ...(wire.backorder.days !== null && { days: wire.backorder.days }) } }),
		...(item.take_back && item.take_back.length > 0 && { takeBack: item.take_back }),
		...(change && { change }),
	};
}

const KINDS: Readonly<Record<string, CartLineChange['kind']>> = {
	changed_price: 'price',
	changed_quantity: 'quantity',
	changed_unavailable: 'unavailable',
};

/** Maps a change of a line; null for an unknown kind. */
function toChange({ label_name, unit_price }: NonNullable<CartItem['changed']>, currency: string): CartLineChange | null {
	const kind = KINDS[label_name];
	const before = toMoney(unit_price, currency);
	return kind ? { kind, ...(before && { before }) } : null;
}
