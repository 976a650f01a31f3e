import Type, { type Static } from 'typebox';
import { CartTotal, ParcelLocker, PaymentType } from './cart.ts';
import { BodyBase, Envelope, Id, ImageSize, Listing, ListQuery, Nullable, Price } from './envelope.ts';
import { addressFields } from './profile.ts';

/** Where an order stands. */
export const OrderStatus = Type.Union([
	Type.Literal('received'),
	/** Staff look at it first: nothing is reserved, and nothing is to be paid yet. */
	Type.Literal('awaiting_confirmation'),
	Type.Literal('awaiting_payment'),
	Type.Literal('payment_failed'),
	Type.Literal('paid'),
	Type.Literal('preparing'),
	Type.Literal('ready_for_pickup'),
	Type.Literal('shipped'),
	Type.Literal('completed'),
	Type.Literal('cancelled'),
	Type.Literal('returned'),
]);
export type OrderStatus = Static<typeof OrderStatus>;

export const PaymentStatus = Type.Union([
	Type.Literal('pending'),
	Type.Literal('approved'),
	Type.Literal('declined'),
	Type.Literal('cancelled'),
	Type.Literal('refunded'),
]);
export type PaymentStatus = Static<typeof PaymentStatus>;

/** A line as it was ordered. What leads to today's product is null once the product is gone. */
export const OrderItem = Type.Object({
	id: Id,
	shopping_cart_code: Nullable(Type.String()),
	qty: Type.Number(),
	unit: Type.String(),
	unit_price: Price,
	/** Of one piece, before reductions. */
	basic_price: Price,
	discount_amount: Price,
	total: Price,
	/** May be put into the cart again. */
	is_available: Type.Boolean(),
	item: Type.Object({
		id: Nullable(Id),
		code: Type.String(),
		ean_code: Nullable(Type.String()),
		title: Type.String(),
		url_without_domain: Nullable(Type.String()),
		main_image_thumbs: Type.Array(ImageSize),
		manufacturer: Nullable(Type.String()),
		category: Nullable(Type.String()),
		variation: Nullable(Type.Object({ attributes: Type.Array(Type.Object({ attribute_title: Type.String(), title: Type.String() })) })),
	}),
});
export type OrderItem = Static<typeof OrderItem>;

export const OrderAddress = Type.Object(addressFields);
export type OrderAddress = Static<typeof OrderAddress>;

const summaryFields = {
	id: Id,
	/** Opens the order with its id, for whoever has the mail: `{id}-{code}` (Spec 2). */
	code: Type.String(),
	order_identificator: Type.String(),
	number: Type.String(),
	status: OrderStatus,
	datetime_created: Type.String(),
	currency: Type.String(),
	total: Price,
	items_count: Type.Number(),
};

/** A row of the order list. */
export const OrderSummary = Type.Object({ ...summaryFields, titles: Type.Array(Type.String()), main_image_thumbs: Type.Array(Type.Array(ImageSize)) });
export type OrderSummary = Static<typeof OrderSummary>;
export const MyOrdersQuery = Type.Object({ ...ListQuery, status: Type.Optional(OrderStatus) });
export const MyOrdersAnswer = Listing(OrderSummary);

export const OrderParcel = Type.Object({
	id: Id,
	shipping: Type.Object({ code: Type.String(), title: Type.String(), amount: Price }),
	/** Where it is picked up. */
	location_id: Nullable(Id),
	location_title: Nullable(Type.String()),
	/** The locker that it is left in, as it was when the order was placed. */
	locker: Type.Optional(Nullable(ParcelLocker)),
	delivery_from: Nullable(Type.String()),
	delivery_to: Nullable(Type.String()),
	tracking_code: Nullable(Type.String()),
	tracking_url: Nullable(Type.String()),
	items: Type.Array(OrderItem),
});

/** An order in full. `billing` is null where it is that of the delivery. */
export const Order = Type.Object({
	...summaryFields,
	total: CartTotal,
	email: Type.String(),
	phone: Nullable(Type.String()),
	note: Nullable(Type.String()),
	delivery: Nullable(OrderAddress),
	billing: Nullable(OrderAddress),
	payment: Type.Object({
		code: Type.String(),
		title: Type.String(),
		status: PaymentStatus,
		/** Spec 4, Checkout result. */
		payment_type: PaymentType,
		instalments: Nullable(Type.Integer()),
		/** A failed payment may be tried again (`new_payment=1`). */
		may_retry: Type.Boolean(),
	}),
	parcels: Type.Array(OrderParcel),
	/** ISO 8601: until when the goods are kept that are paid at pickup; null where no such time runs. */
	kept_until: Type.Optional(Nullable(Type.String())),
	history: Type.Array(Type.Object({ status: OrderStatus, datetime: Type.String(), note: Nullable(Type.String()) })),
});
export type Order = Static<typeof Order>;
export const MyOrderQuery = Type.Object({ id: Id });
export const OrderAnswer = Envelope(Order);

/** Puts an order's lines into the cart again. `skipped` names those that cannot be bought now, `reduced` those of which there is less. */
export const ReorderBody = Type.Object({ ...BodyBase, id: Id, request_id: Type.Optional(Type.String({ maxLength: 40 })) });
export const ReorderAnswer = Envelope(Type.Object({ added: Type.Integer(), reduced: Type.Array(Type.String()), skipped: Type.Array(Type.String()) }));
