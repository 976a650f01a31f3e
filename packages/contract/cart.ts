import Type, { type Static } from 'typebox';
import { Backorder } from './backorder.ts';
import { DeliveryPromise } from './delivery-promise.ts';
import { EnergyLabel } from './energy-label.ts';
import { BodyBase, Envelope, Id, Nullable, Price, Thumbs } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';
import { ParcelLocker } from './parcel-locker.ts';
import { paymentType } from './payment-type.ts';
import { LineVariation } from './product-parts.ts';
import { TakeBackWay } from './take-back.ts';
import { CartTotal } from './totals.ts';

/**
 * Maximum number of lines in a cart; another one is refused with `error_cart_full`. It equals the maximum of a quick order. The body of an order contains all of them: 40 KB
 * with typical codes, 83 KB with codes of the maximum length.
 */
export const MOST_CART_LINES = 500;

const CartCode = Type.String({ maxLength: 100 });

/** Cart item (Spec 3). */
export const CartItem = Type.Object(
	{
		shopping_cart_code: field(verbatim(Type.String()), '`shopping_cart_code` of the line’s product; a product has one line.'),
		qty: field(Type.Number(), 'Pieces in the line, in `unit`.'),
		maximum_qty: field(Nullable(Type.Number()), 'Maximum number of pieces that can be bought now, also limited by stock; null for no limit.'),
		unit: field(localized(Type.String(), { kind: 'unit' }), 'Unit in which the product is sold, such as `kom` or `m`.'),
		unit_price: field(Price, 'Current price of one piece, tax included, before `discount_amount`.'),
		basic_price: field(Price, 'Regular price of one piece, tax included; equal to `unit_price` without a reduction.'),
		extra_price_lowest: field(Nullable(Price), 'Lowest price of the 30 days before the reduction (D14); null without a reduction.'),
		discount_amount: field(Price, 'Discount on the whole line in addition to the reduced price; 0 without one. Coupons are in `total.extraitems`.'),
		total: field(Price, '`qty` times `unit_price`, less `discount_amount`.'),
		is_available: field(
			Type.Boolean(),
			'False if the product cannot be bought any more: the line is not part of the total, and no order can be placed with it.',
		),
		backorder: field(
			Type.Optional(
				Nullable(
					Type.Object({
						qty: field(Type.Number(), 'Pieces of the line that are not in stock.'),
						days: Backorder.properties.days,
					}),
				),
			),
			'Set if the line has more pieces than are in stock of a product that is available to order; null or left out otherwise (extension, 0164).',
		),
		changed: field(
			Type.Optional(
				Nullable(
					Type.Object({
						label_name: field(Type.String(), '`changed_price`, `changed_quantity` (fewer can be bought) or `changed_unavailable`; other values are ignored.'),
						unit_price: field(Nullable(Price), 'Price of one piece when the shopper last added or changed the line; null if the price has not changed.'),
					}),
				),
			),
			'Change since the shopper last added or changed the line; null or left out without one.',
		),
		item: field(
			Type.Object({
				id: field(Id, 'Id of the line’s product.'),
				code: field(verbatim(Type.String()), 'The merchant’s code of the product (SKU).'),
				title: field(localized(Type.String()), 'Name of the product.'),
				url_without_domain: field(verbatim(Type.String()), 'Path of the product’s page.'),
				main_image_thumbs: field(Thumbs, 'Sizes of the main picture, ascending by width; empty without a picture.'),
				manufacturer: field(Nullable(verbatim(Type.String())), 'Name of the manufacturer; null if unknown.'),
				category: field(verbatim(Type.String()), 'Name of the category, for analytics.'),
				energy_label: field(Nullable(EnergyLabel), 'EU energy label, as on the product; null without one (extension, D30).'),
				variation: field(LineVariation, 'The line’s variant; null for a product without variants.'),
				take_back: field(
					Type.Optional(Type.Array(TakeBackWay)),
					'Methods of taking back an old appliance of the same kind, from which the shopper chooses before ordering; empty or left out if there are none (extension, D30).',
				),
			}),
			'The product of the line.',
		),
	},
	{ description: 'A line of the cart.' },
);
export type CartItem = Static<typeof CartItem>;

/** How a parcel is delivered. */
export const CartShipping = Type.Object(
	{
		code: field(verbatim(Type.String()), 'Code of the delivery method: `shipping_code` of a choice.'),
		title: field(localized(Type.String()), 'Title of the shipping method.'),
		amount: field(Price, 'Shipping cost of the parcel; 0 if it is free.'),
		location_id: field(Nullable(Id), 'Id of the pickup store; null for delivery.'),
		location_title: field(Nullable(verbatim(Type.String())), 'Name of the pickup store; null for delivery.'),
		locker: field(Type.Optional(Nullable(ParcelLocker)), 'The chosen locker; null for any other delivery, left out by backends without lockers.'),
		delivery_from: field(Nullable(verbatim(Type.String())), 'ISO 8601 day of the earliest delivery; null without a promise.'),
		delivery_to: field(Nullable(verbatim(Type.String())), 'ISO 8601 day of the latest delivery; null without a promise.'),
		delivery_date: field(Nullable(verbatim(Type.String())), 'ISO 8601 day that the shopper chose; null without a choice.'),
	},
	{ description: 'How a parcel of the cart is delivered.' },
);
export type CartShipping = Static<typeof CartShipping>;

export const CartPayment = Type.Object(
	{
		code: field(verbatim(Type.String()), 'Code of the payment method: `payment_code` of a choice.'),
		title: field(localized(Type.String()), 'Title of the payment method.'),
		payment_type: paymentType('Null: no payment page follows the order.'),
		amount: field(Price, 'Surcharge of the payment method; 0 if it is free.'),
		instalments: field(Nullable(Type.Integer()), 'Chosen number of instalments; null for one payment.'),
	},
	{ description: 'How the order of the cart will be paid.' },
);
export type CartPayment = Static<typeof CartPayment>;

/** Cart (Spec 3). */
export const Cart = Type.Object(
	{
		version: field(
			Type.Integer(),
			'Increases with each write to the cart, and with a change of its customer, delivery or payment: the shop ignores responses that are older than one it has seen. 0 for a cart without any write.',
		),
		parcels: field(
			Type.Array(
				Type.Object({
					id: field(Id, 'Id of the parcel: `parcel_id` of a choice of delivery.'),
					items: field(Type.Array(CartItem), 'Lines of the parcel, in the order in which they were added.'),
					shipping: field(Type.Optional(Nullable(CartShipping)), 'Shipping choice of the parcel; null without one.'),
				}),
			),
			'Parcels of the cart; none for an empty cart. A backend that does not split orders returns one.',
		),
		customer: field(
			Nullable(Type.Record(Type.String(), Type.Unknown())),
			'Customer data of the cart, as `webshop/customer` returns it; null if unknown. The storefront uses that call.',
		),
		payment_type: paymentType('Null: no payment page follows the order, or no payment method is chosen.'),
		payment: field(Type.Optional(Nullable(CartPayment)), 'The chosen payment method; null without one.'),
		missing: field(
			Type.Optional(Type.Array(Type.Union([Type.Literal('customer'), Type.Literal('shipping'), Type.Literal('locker'), Type.Literal('payment')]))),
			'What is missing for an order, in the order of the steps; empty if it can be placed. `locker`: the shipping method is chosen, its locker is not. If left out, the shop finds out by ordering.',
		),
		needs_confirmation: field(
			Type.Optional(Type.Boolean()),
			'True if an order of this cart must be confirmed by staff and reserves nothing until then: the shop says so before it is placed.',
		),
		reserves_on_payment: field(
			Type.Optional(Type.Boolean()),
			'True if an order of this cart reserves its goods only when the payment arrives: the shop says so before it is placed (extension).',
		),
		delivery: field(
			Type.Optional(Nullable(DeliveryPromise)),
			'Delivery days if the order is placed now (extension): with the chosen method, otherwise to the home; null or left out if the shop cannot know, and for pickup.',
		),
		missing_for_free: field(
			Type.Optional(Nullable(Price)),
			'Amount missing for free delivery (extension): 0 if it is reached; null or left out if there is no free delivery, for pickup, and if bulky goods are charged in any case.',
		),
		accepts_coupons: field(
			Type.Optional(Type.Boolean()),
			'False if the shop has no coupons now: the cart then has no field for them (extension). If left out, it has one if the call exists.',
		),
		total: CartTotal,
	},
	{ description: 'A cart.' },
);
export type Cart = Static<typeof Cart>;

export const CartAnswer = Envelope(Cart);
export const CartEmptyAnswer = Type.Object({ success: field(Type.Boolean(), 'True if the cart is empty (Spec 7).') });

const request_id = field(
	Type.Optional(Type.String({ maxLength: 64 })),
	'Idempotency key of this write: repeated with the same key it has no further effect, even if the line was changed meanwhile.',
);
export const CartProductBody = Type.Object({
	...BodyBase,
	shopping_cart_code: field(CartCode, '`shopping_cart_code` of the product.'),
	qty: field(
		Type.Number({ minimum: 0, maximum: 100_000 }),
		'Pieces, in the product’s `unit`: POST adds to the current quantity, PUT sets it (0 removes the line).',
	),
	request_id,
});
export const CartProductDeleteBody = Type.Object({
	...BodyBase,
	shopping_cart_code: field(CartCode, '`shopping_cart_code` of the line’s product.'),
	request_id,
});
