import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id, ImageSize, Nullable, Price } from './envelope.ts';

/**
 * Lines that a cart holds at most; one more is refused with `error_cart_full`. As many as one quick order has. An order's body says them all: 40 KB
 * with the codes of products, 83 KB with codes as long as the contract lets them be.
 */
export const MOST_CART_LINES = 500;

/** Cart item (Spec 3). `unit_price` is what one costs now, before `discount_amount`. */
export const CartItem = Type.Object({
	shopping_cart_code: Type.String(),
	qty: Type.Number(),
	maximum_qty: Nullable(Type.Number()),
	unit: Type.String(),
	unit_price: Price,
	basic_price: Price,
	extra_price_lowest: Nullable(Price),
	discount_amount: Price,
	total: Price,
	is_available: Type.Boolean(),
	/** What is no longer as it was when the shopper last put or set it: a label, and the price of one piece then where that is what changed. */
	changed: Type.Optional(Nullable(Type.Object({ label_name: Type.String(), unit_price: Nullable(Price) }))),
	item: Type.Object({
		id: Id,
		code: Type.String(),
		title: Type.String(),
		url_without_domain: Type.String(),
		main_image_thumbs: Type.Array(ImageSize),
		manufacturer: Nullable(Type.String()),
		category: Type.String(),
		variation: Nullable(Type.Object({ attributes: Type.Array(Type.Object({ attribute_title: Type.String(), title: Type.String() })) })),
	}),
});
export type CartItem = Static<typeof CartItem>;

export const CartTotal = Type.Object({
	total_items_total: Price,
	total_extra_shipping: Price,
	total_tax: Price,
	total_basic: Price,
	total: Price,
	/** `title`: what the coupon is called, e.g. the promotion that it belongs to. */
	extraitems: Type.Array(Type.Object({ type: Type.Literal('coupon'), code: Type.String(), title: Type.Optional(Nullable(Type.String())), amount: Price })),
	/** Costs beside the goods. `payment` is the charge of a way to pay. `total_extra_shipping` is the sum of those of `shipping`. */
	extra_items: Type.Array(Type.Object({ type: Type.Union([Type.Literal('shipping'), Type.Literal('payment')]), title: Type.String(), amount: Price })),
});

/** How the cart's order will be paid; null in `payment_type` means that no payment page follows (Spec 3, Cart). */
export const PaymentType = Nullable(Type.Union([Type.Literal('redirect'), Type.Literal('direct_credit_cart_form'), Type.Literal('credit_cart_form')]));
export type PaymentType = Static<typeof PaymentType>;

/** A locker that parcels are left in. `opens` and `closes` are HH:MM, of every day; null both: around the clock. */
export const ParcelLocker = Type.Object({
	id: Id,
	title: Type.String(),
	address: Type.String(),
	postcode: Type.String(),
	city: Type.String(),
	country: Type.String(),
	opens: Nullable(Type.String()),
	closes: Nullable(Type.String()),
});
export type ParcelLocker = Static<typeof ParcelLocker>;

/** How a parcel travels. Dates are ISO 8601 days; `location_id` is the store where it is picked up. */
export const CartShipping = Type.Object({
	code: Type.String(),
	title: Type.String(),
	amount: Price,
	location_id: Nullable(Id),
	location_title: Nullable(Type.String()),
	/** The locker that was chosen; absent from backends without lockers. */
	locker: Type.Optional(Nullable(ParcelLocker)),
	delivery_from: Nullable(Type.String()),
	delivery_to: Nullable(Type.String()),
	/** The day that the shopper asked for. */
	delivery_date: Nullable(Type.String()),
});
export type CartShipping = Static<typeof CartShipping>;

export const CartPayment = Type.Object({
	code: Type.String(),
	title: Type.String(),
	payment_type: PaymentType,
	amount: Price,
	instalments: Nullable(Type.Integer()),
});
export type CartPayment = Static<typeof CartPayment>;

/** Cart (Spec 3). */
export const Cart = Type.Object({
	/** Grows by one with each write: a late answer is known by it. */
	version: Type.Integer(),
	parcels: Type.Array(Type.Object({ id: Id, items: Type.Array(CartItem), shipping: Type.Optional(Nullable(CartShipping)) })),
	customer: Nullable(Type.Record(Type.String(), Type.Unknown())),
	payment_type: PaymentType,
	payment: Type.Optional(Nullable(CartPayment)),
	/** What an order still lacks, in the order of the steps; `locker`: the way of delivery is chosen, its locker is not. */
	missing: Type.Optional(Type.Array(Type.Union([Type.Literal('customer'), Type.Literal('shipping'), Type.Literal('locker'), Type.Literal('payment')]))),
	/** An order of this cart waits for staff, and reserves nothing until they have confirmed it. */
	needs_confirmation: Type.Optional(Type.Boolean()),
	total: CartTotal,
});
export type Cart = Static<typeof Cart>;

export const CartAnswer = Envelope(Cart);
/** `success: true` means that the cart is empty (Spec 7). */
export const CartEmptyAnswer = Type.Object({ success: Type.Boolean() });

/**
 * POST adds `qty` to what is there, PUT sets it (0 removes). `request_id` makes a repeat harmless. Refusals: `error_cart_product`, `error_cart_quantity`,
 * `error_cart_full`.
 */
export const CartProductBody = Type.Object({
	...BodyBase,
	shopping_cart_code: Type.String({ maxLength: 100 }),
	qty: Type.Number({ minimum: 0, maximum: 100_000 }),
	request_id: Type.Optional(Type.String({ maxLength: 64 })),
});
/** `request_id` makes a repeat harmless: a line that was put back meanwhile stays. */
export const CartProductDeleteBody = Type.Object({
	...BodyBase,
	shopping_cart_code: Type.String({ maxLength: 100 }),
	request_id: Type.Optional(Type.String({ maxLength: 64 })),
});
