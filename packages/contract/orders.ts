import Type, { type Static } from 'typebox';
import { Backorder } from './backorder.ts';
import { Envelope, Id, Listing, ListQuery, Nullable, Price, Several, Thumbs } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';
import { OpeningSpan } from './location.ts';
import { OrderStatus, PaymentStatus } from './order-status.ts';
import { ParcelLocker } from './parcel-locker.ts';
import { paymentType } from './payment-type.ts';
import { LineVariation } from './product-parts.ts';
import { addressFields } from './profile.ts';
import { TakeBackWay } from './take-back.ts';
import { CartTotal } from './totals.ts';

/** A line as it was ordered. */
export const OrderItem = Type.Object(
	{
		id: field(Id, 'Id of the order’s line.'),
		shopping_cart_code: field(Nullable(verbatim(Type.String())), '`shopping_cart_code` of the current product; null if it was deleted.'),
		qty: field(Type.Number(), 'Ordered pieces, in `unit`.'),
		unit: field(localized(Type.String(), { kind: 'unit' }), 'Unit in which the product was sold, such as `kom` or `m`.'),
		unit_price: field(Price, 'Price of one piece, tax included.'),
		basic_price: field(Price, 'Regular price of one piece at that time; equal to `unit_price` without a reduction.'),
		discount_amount: field(Price, 'Discount on the whole line in addition to the reduced price; 0 if there was none. Coupons are in `total.extraitems`.'),
		total: field(Price, 'Total of the line.'),
		is_available: field(Type.Boolean(), 'True if the product can be added to the cart again.'),
		take_back: field(
			Type.Optional(Nullable(TakeBackWay)),
			'How an old appliance is taken back with the line; null or left out without take-back (extension, D30).',
		),
		backorder: field(
			Type.Optional(
				Nullable(
					Type.Object({
						qty: field(Type.Number(), 'Pieces of the line that were not in stock when they were ordered, and have not come yet.'),
						days: field(Backorder.properties.days, 'Days until they can be sent, as stated at the order; null without a promise.'),
					}),
				),
			),
			'Set while the line waits for pieces of a product that was available to order; null or left out otherwise (extension, 0172).',
		),
		notes: field(
			Type.Optional(Type.Array(verbatim(Type.String()))),
			'What else is to say about the line, in the language of the call; left out: nothing (extension, 0186).',
		),
		item: field(
			Type.Object({
				id: field(Nullable(Id), 'Id of the current product; null if it was deleted.'),
				code: field(verbatim(Type.String()), 'The merchant’s code of the product (SKU).'),
				ean_code: field(Nullable(verbatim(Type.String())), 'GTIN of the product; null without one.'),
				title: field(localized(Type.String()), 'Name of the product as it was ordered.'),
				url_without_domain: field(Nullable(verbatim(Type.String())), 'Path of the current product; null if it is not visible.'),
				main_image_thumbs: field(Thumbs, 'Sizes of the current main picture; empty if the product was deleted.'),
				manufacturer: field(Nullable(verbatim(Type.String())), 'Name of the manufacturer; null if unknown.'),
				category: field(Nullable(verbatim(Type.String())), 'Name of the category, for analytics; null if it is no longer known.'),
				variation: field(LineVariation, 'Ordered variant; null for a product without variants.'),
			}),
			'The ordered product.',
		),
	},
	{ description: 'A line of an order, as it was ordered.' },
);
export type OrderItem = Static<typeof OrderItem>;

export const OrderAddress = Type.Object(addressFields, { description: 'An address of a cart or an order.' });
export type OrderAddress = Static<typeof OrderAddress>;

const summaryFields = {
	id: field(Id, 'Id of the order.'),
	code: field(Type.String(), 'Secret that opens the order together with its id; the order’s mail contains it. It must not be guessable.'),
	order_identificator: field(Type.String(), 'Identifier `{id}-{code}` of the order, in addresses (Spec 2).'),
	number: field(Type.String(), 'Number of the order, as shown to shoppers.'),
	status: field(OrderStatus, 'Status of the order.'),
	datetime_created: field(Type.String(), 'ISO 8601 time at which the order was placed.'),
	currency: field(Type.String(), 'ISO 4217 code of all amounts of the order.'),
	items_count: field(Type.Number(), 'Pieces in all lines of the order.'),
};

/** A row of the order list. */
export const OrderSummary = Type.Object(
	{
		...summaryFields,
		total: field(Price, 'Totals of the order.'),
		titles: field(Type.Array(Type.String()), 'Names of the first few products.'),
		main_image_thumbs: field(Type.Array(Thumbs), 'Sizes of the pictures of the same products, in the same order; an empty array for one without a picture.'),
	},
	{ description: 'A row of a customer’s orders.' },
);
export type OrderSummary = Static<typeof OrderSummary>;
export const MyOrdersQuery = Type.Object({ ...ListQuery, status: field(Type.Optional(OrderStatus), 'Lists only orders with this status.') });
export const MyOrdersAnswer = Listing(OrderSummary);

export const OrderParcel = Type.Object(
	{
		id: field(Id, 'Id of the order’s parcel.'),
		shipping: field(
			Type.Object({
				code: field(verbatim(Type.String()), 'Code of the delivery method.'),
				title: field(localized(Type.String()), 'Title of the shipping method at that time.'),
				amount: field(Price, 'Shipping cost of the parcel at that time.'),
			}),
			'How the parcel is delivered.',
		),
		location_id: field(Nullable(Id), 'Id of the pickup store; null for delivery.'),
		location_title: field(Nullable(verbatim(Type.String())), 'Name of the pickup store; null for delivery.'),
		location: field(
			Type.Optional(
				Nullable(
					Type.Object({
						address: field(verbatim(Type.String()), 'Street and number of the store.'),
						postcode: field(verbatim(Type.String()), 'Postcode of the store.'),
						city: field(verbatim(Type.String()), 'Town of the store.'),
						opening_hours: field(Several(OpeningSpan), 'Usual hours of the store.'),
					}),
				),
			),
			'Current address and opening hours of that store; null for delivery, or if the store is gone.',
		),
		locker: field(Type.Optional(Nullable(ParcelLocker)), 'The locker, as of the time of the order; null for any other delivery.'),
		delivery_from: field(Nullable(verbatim(Type.String())), 'ISO 8601 day of the earliest delivery; null without a promise.'),
		delivery_to: field(Nullable(verbatim(Type.String())), 'ISO 8601 day of the latest delivery; null without a promise.'),
		tracking_code: field(Nullable(Type.String()), 'Tracking number of the parcel; null before it is shipped.'),
		tracking_url: field(Nullable(Type.String()), 'URL of the carrier’s tracking page; null before the parcel is shipped.'),
		items: field(Type.Array(OrderItem), 'Lines of the parcel, in the sequence of the order.'),
	},
	{ description: 'A parcel of an order.' },
);

const OrderStep = Type.Object({
	status: field(OrderStatus, 'New status of the order.'),
	datetime: field(Type.String(), 'ISO 8601 time of the step.'),
	note: field(Nullable(Type.String()), 'The shop’s note about the step; null without one.'),
});

const OrderShipment = Type.Object(
	{
		id: field(Id, 'Id of the shipment.'),
		day: field(Type.String(), 'ISO 8601 day on which it left.'),
		carrier: field(Nullable(Type.String()), 'Name of the carrier; null if it is not known.'),
		tracking_code: field(Nullable(Type.String()), 'Tracking number; null without one.'),
		tracking_url: field(Nullable(Type.String()), 'URL of the carrier’s tracking page for it; null without one.'),
		lines: field(
			Several(
				Type.Object({
					id: field(Id, 'Id of the order’s line.'),
					title: field(Type.String(), 'Its product.'),
					qty: field(Type.Integer(), 'Pieces in the shipment.'),
				}),
			),
			'What is in it.',
		),
	},
	{ description: 'Goods of an order that left together.' },
);

/** Kinds of numbered papers that a customer sees. */
export const ORDER_PAPER_KINDS = ['proforma', 'advance_invoice', 'invoice', 'credit_note'] as const;

const OrderPaper = Type.Object(
	{
		kind: field(Type.Enum([...ORDER_PAPER_KINDS]), 'Kind of the paper.'),
		number: field(Type.String(), 'Its number, as printed on it.'),
		url: field(Type.String(), 'Path of its PDF on the shop’s own address; it contains the order’s code.'),
	},
	{ description: 'A numbered paper of an order.' },
);
export type OrderPaper = Static<typeof OrderPaper>;

const OrderWithdrawal = Type.Object({
	reference: field(Type.String(), 'Number of the withdrawal’s receipt.'),
	datetime: field(Type.String(), 'ISO 8601 time at which it was received.'),
	return_until: field(Type.String(), 'ISO 8601 day until which the goods have to be sent back.'),
	is_whole: field(Type.Boolean(), 'True if the whole order is returned.'),
	lines: field(
		Several(
			Type.Object({
				id: field(Id, 'Id of the order’s line.'),
				title: field(Type.String(), 'Its product.'),
				qty: field(Type.Integer(), 'Returned pieces.'),
			}),
		),
		'Returned order lines. Empty if the goods were described in words, which are not repeated here.',
	),
});

/** An order in full. */
export const Order = Type.Object(
	{
		...summaryFields,
		total: CartTotal,
		email: field(Type.String(), 'E-mail for the order’s mails.'),
		phone: field(Nullable(Type.String()), 'Phone number for the delivery; null without one.'),
		note: field(Nullable(Type.String()), 'The shopper’s note about the order; null without one.'),
		notes: field(
			Type.Optional(Type.Array(verbatim(Type.String()))),
			'What else is to say about the order, in the language of the call; left out: nothing (extension, 0186).',
		),
		delivery: field(Nullable(OrderAddress), 'Delivery address; null for pickup.'),
		billing: field(Nullable(OrderAddress), 'Billing address; null if it equals the delivery address.'),
		payment: field(
			Type.Object({
				code: field(verbatim(Type.String()), 'Code of the payment method.'),
				title: field(localized(Type.String()), 'Title of the payment method at that time.'),
				status: field(PaymentStatus, 'Status of the payment.'),
				payment_type: paymentType('Null: it is not paid on a page.'),
				instalments: field(Nullable(Type.Integer()), 'Number of instalments; null for one payment.'),
				refund_due: field(Type.Optional(Price), 'Money of the order that still has to be paid back; left out: the shop does not tell (extension).'),
				refunded: field(Type.Optional(Price), 'Money of the order that was paid back; left out: the shop does not tell (extension).'),
				may_retry: field(Type.Boolean({ default: false }), 'True if a failed payment may be tried again: the shop offers it, and sends `new_payment=1`.'),
			}),
			'How the order is paid.',
		),
		parcels: field(Type.Array(OrderParcel), 'Parcels of the order.'),
		shipments: field(
			Several(OrderShipment),
			'Shipments so far, oldest first: an order in preparation may have left in part. Empty: nothing has left, or the shop does not tell (extension).',
		),
		papers: field(Several(OrderPaper), 'Invoices and other numbered papers, the first one first; empty: there are none (extension).'),
		kept_until: field(
			Type.Optional(Nullable(Type.String())),
			'ISO 8601 time until which goods that are paid at pickup are reserved; null without such a limit.',
		),
		is_reserved: field(
			Type.Optional(Type.Boolean()),
			'False if the order holds no goods: an unpaid one gets them when the payment arrives; for a paid one there were not enough. Left out: the shop says nothing about it (extension).',
		),
		may_cancel: field(
			Type.Boolean({ default: false }),
			'True if the order can be cancelled with its code, because nothing has been shipped. The storefront shows the button only if the endpoint table has order-cancel, too.',
		),
		may_withdraw: field(
			Type.Boolean({ default: false }),
			'True if the order’s page offers to withdraw: something of the order was shipped or handed over, and the last day is not over (D28).',
		),
		withdraw_until: field(
			Type.Optional(Nullable(Type.String())),
			'ISO 8601 last day of the withdrawal period; null before the goods are handed over, and if the order cannot be withdrawn from.',
		),
		withdrawals: field(Several(OrderWithdrawal), 'Withdrawals received for the order, oldest first.'),
		history: field(Several(OrderStep), 'Steps of the order so far, the first one first.'),
	},
	{ description: 'An order in full.' },
);
export type Order = Static<typeof Order>;
export const MyOrderQuery = Type.Object({ id: field(Id, 'Id of one of the customer’s orders.') });
export const OrderAnswer = Envelope(Order);
