import Type, { type Static } from 'typebox';
import { DeliveryPromise } from './delivery-promise.ts';
import { EnergyLabel } from './energy-label.ts';
import { BodyBase, Envelope, Id, Nullable, Price, Thumbs } from './envelope.ts';
import { field } from './field.ts';
import { ParcelLocker } from './parcel-locker.ts';
import { paymentType } from './payment-type.ts';
import { LineVariation } from './product-parts.ts';
import { TakeBackWay } from './take-back.ts';
import { CartTotal } from './totals.ts';

/**
 * Lines that a cart holds at most; one more is refused with `error_cart_full`. As many as one quick order has. An order's body says them all: 40 KB
 * with the codes of products, 83 KB with codes as long as the contract lets them be.
 */
export const MOST_CART_LINES = 500;

const CartCode = Type.String({ maxLength: 100 });

/** Cart item (Spec 3). */
export const CartItem = Type.Object(
	{
		shopping_cart_code: field(Type.String(), '`shopping_cart_code` of the line’s product; a product has one line.'),
		qty: field(Type.Number(), 'Pieces in the line, in `unit`.'),
		maximum_qty: field(Nullable(Type.Number()), 'Most pieces that can be bought now, the stock included; null for no limit.'),
		unit: field(Type.String(), 'Unit in which the product is sold, such as `kom` or `m`.'),
		unit_price: field(Price, 'What one costs now, tax included, before `discount_amount`.'),
		basic_price: field(Price, 'Regular price of one, tax included; the same as `unit_price` where nothing is reduced.'),
		extra_price_lowest: field(Nullable(Price), 'Lowest price of the 30 days before the reduction (D14); null where nothing is reduced.'),
		discount_amount: field(Price, 'What is taken off the whole line beside the reduced price; 0 where nothing is. Coupons are in `total.extraitems`.'),
		total: field(Price, '`qty` times `unit_price`, less `discount_amount`.'),
		is_available: field(
			Type.Boolean(),
			'False where the product cannot be bought any more: the line does not count in the total, and no order can be placed with it.',
		),
		changed: field(
			Type.Optional(
				Nullable(
					Type.Object({
						label_name: field(Type.String(), '`changed_price`, `changed_quantity` (fewer can be bought) or `changed_unavailable`; other words are ignored.'),
						unit_price: field(Nullable(Price), 'Price of one piece when the shopper last put or set the line; null where the price is not what changed.'),
					}),
				),
			),
			'What is no longer as it was when the shopper last put or set the line; null or left out where nothing changed.',
		),
		item: field(
			Type.Object({
				id: field(Id, 'Id of the line’s product.'),
				code: field(Type.String(), 'The merchant’s code of the product (SKU).'),
				title: field(Type.String(), 'Name of the product.'),
				url_without_domain: field(Type.String(), 'Path of the product’s page.'),
				main_image_thumbs: field(Thumbs, 'Sizes of the main picture, ascending by width; empty without a picture.'),
				manufacturer: field(Nullable(Type.String()), 'Name of the manufacturer; null where none is known.'),
				category: field(Type.String(), 'Name of the category, for analytics.'),
				energy_label: field(Nullable(EnergyLabel), 'EU energy label, as on the product; null without one (extension, D30).'),
				variation: field(LineVariation, 'Which variant the line holds; null for a product without variants.'),
				take_back: field(
					Type.Optional(Type.Array(TakeBackWay)),
					'Ways in which an old appliance of the same kind is taken back, for the shopper to choose from before ordering; empty or left out where none is (extension, D30).',
				),
			}),
			'The product of the line.',
		),
	},
	{ description: 'A line of the cart.' },
);
export type CartItem = Static<typeof CartItem>;

/** How a parcel travels. */
export const CartShipping = Type.Object(
	{
		code: field(Type.String(), 'Code of the way of delivery: `shipping_code` of a choice.'),
		title: field(Type.String(), 'What the way of delivery is called.'),
		amount: field(Price, 'What delivery of the parcel costs; 0 where it is free.'),
		location_id: field(Nullable(Id), 'Id of the store where the parcel is picked up; null where it is delivered.'),
		location_title: field(Nullable(Type.String()), 'Name of that store; null where the parcel is delivered.'),
		locker: field(Type.Optional(Nullable(ParcelLocker)), 'The chosen locker; null for any other delivery, left out by backends without lockers.'),
		delivery_from: field(Nullable(Type.String()), 'ISO 8601 day of the earliest delivery; null where none is promised.'),
		delivery_to: field(Nullable(Type.String()), 'ISO 8601 day of the latest delivery; null where none is promised.'),
		delivery_date: field(Nullable(Type.String()), 'ISO 8601 day that the shopper asked for; null where no day was chosen.'),
	},
	{ description: 'How a parcel of the cart is delivered.' },
);
export type CartShipping = Static<typeof CartShipping>;

export const CartPayment = Type.Object(
	{
		code: field(Type.String(), 'Code of the way to pay: `payment_code` of a choice.'),
		title: field(Type.String(), 'What the way to pay is called.'),
		payment_type: paymentType('Null: no payment page follows the order.'),
		amount: field(Price, 'What paying this way is charged with; 0 where it is free.'),
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
			'Grows with each write to the cart, and with a change of its customer, delivery or payment: the shop ignores an answer that is older than one it has seen. 0 for a cart that was never written to.',
		),
		parcels: field(
			Type.Array(
				Type.Object({
					id: field(Id, 'Id of the parcel: `parcel_id` of a choice of delivery.'),
					items: field(Type.Array(CartItem), 'Lines of the parcel, in the order in which they were added.'),
					shipping: field(Type.Optional(Nullable(CartShipping)), 'How the parcel is delivered; null where nothing is chosen.'),
				}),
			),
			'Parcels in which the goods travel; none for an empty cart. A backend that does not split orders answers one.',
		),
		customer: field(
			Nullable(Type.Record(Type.String(), Type.Unknown())),
			'Whom the cart is for, as `webshop/customer` answers it; null where nothing is known. The storefront asks that call.',
		),
		payment_type: paymentType('Null: no payment page follows the order, or no way to pay is chosen.'),
		payment: field(Type.Optional(Nullable(CartPayment)), 'The chosen way to pay; null where none is.'),
		missing: field(
			Type.Optional(Type.Array(Type.Union([Type.Literal('customer'), Type.Literal('shipping'), Type.Literal('locker'), Type.Literal('payment')]))),
			'What an order still lacks, in the order of the steps; empty where it can be placed. `locker`: the way of delivery is chosen, its locker is not. Left out, the shop finds out by ordering.',
		),
		needs_confirmation: field(
			Type.Optional(Type.Boolean()),
			'True where an order of this cart waits for staff and reserves nothing until they have confirmed it: the shop says so before it is placed.',
		),
		delivery: field(
			Type.Optional(Nullable(DeliveryPromise)),
			'When the goods arrive if they are ordered now (extension): in the way that is chosen, else at home; null or left out where the shop cannot know, and where they are picked up.',
		),
		missing_for_free: field(
			Type.Optional(Nullable(Price)),
			'What the goods lack for free delivery (extension): 0 where it is reached; null or left out where there is none, where they are picked up, and where bulky goods are charged in any case.',
		),
		total: CartTotal,
	},
	{ description: 'A cart.' },
);
export type Cart = Static<typeof Cart>;

export const CartAnswer = Envelope(Cart);
export const CartEmptyAnswer = Type.Object({ success: field(Type.Boolean(), 'True where the cart is empty (Spec 7).') });

const request_id = field(
	Type.Optional(Type.String({ maxLength: 64 })),
	'Key of this write: sent again with the same key it has no further effect. A line that was changed meanwhile stays as it is.',
);
export const CartProductBody = Type.Object({
	...BodyBase,
	shopping_cart_code: field(CartCode, '`shopping_cart_code` of the product.'),
	qty: field(
		Type.Number({ minimum: 0, maximum: 100_000 }),
		'Pieces, in the product’s `unit`: POST adds them to what is there, PUT sets them (0 removes the line).',
	),
	request_id,
});
export const CartProductDeleteBody = Type.Object({
	...BodyBase,
	shopping_cart_code: field(CartCode, '`shopping_cart_code` of the line’s product.'),
	request_id,
});
