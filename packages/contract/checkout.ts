import Type, { type Static } from 'typebox';
import { Cart, MOST_CART_LINES, ParcelLocker, PaymentType } from './cart.ts';
import { BodyBase, Envelope, Id, Nullable, Price } from './envelope.ts';
import { OrderAddress } from './orders.ts';
import { addressFields } from './profile.ts';

const Flag = Type.Integer({ minimum: 0, maximum: 1 });
const Code = Type.String({ maxLength: 40 });
const Day = Type.String({ maxLength: 10 });

/** Whom a cart is for (Spec 7, Customer). `billing` is null where the bill goes where the goods go. */
export const CartCustomer = Type.Object({
	type: Type.Union([Type.Literal('webshop.customer'), Type.Literal('webshop.guest')]),
	email: Nullable(Type.String()),
	delivery: Nullable(OrderAddress),
	billing: Nullable(OrderAddress),
	newsletter: Type.Boolean(),
	/** Enough is known to place an order. */
	complete: Type.Boolean(),
});
export type CartCustomer = Static<typeof CartCustomer>;
export const CartCustomerAnswer = Envelope(CartCustomer);
export const CartCustomerQuery = Type.Object({ type: Type.Optional(CartCustomer.properties.type) });

const typedAddress = {
	...addressFields,
	company: Type.Optional(addressFields.company),
	oib: Type.Optional(addressFields.oib),
	phone: Type.Optional(addressFields.phone),
};

/**
 * The customer step: where the goods go, and where the bill goes if elsewhere. `company` and `oib` make an R1 invoice (D28). A guest says
 * `email`; a customer's is that of the account. Faults come in `errors` by field, those of the bill as `billing.{field}`; what was typed is
 * kept only when all of it is good.
 */
export const CartCustomerBody = Type.Object({
	...BodyBase,
	type: CartCustomer.properties.type,
	email: Type.Optional(Nullable(Type.String({ maxLength: 254 }))),
	...typedAddress,
	billing: Type.Optional(Nullable(Type.Object(typedAddress))),
	newsletter: Type.Optional(Type.Boolean()),
});

/** A way of delivery for a parcel. `label_name` says why it cannot be had; `free_over` is the goods' total above which it costs nothing. */
export const ShippingMethod = Type.Object({
	code: Type.String(),
	title: Type.String(),
	amount: Price,
	free_over: Nullable(Price),
	needs_location: Type.Boolean(),
	/** A locker has to be chosen; those there are come from the extension `_get_hapi_webshop_parcel_locker`. */
	needs_locker: Type.Optional(Type.Boolean()),
	is_available: Type.Boolean(),
	label_name: Nullable(Type.String()),
	/** ISO 8601 days of the earliest and latest delivery. */
	delivery_from: Nullable(Type.String()),
	delivery_to: Nullable(Type.String()),
	/** Days that may be asked for; empty where there is no choice. */
	delivery_dates: Type.Array(Type.String()),
});
export type ShippingMethod = Static<typeof ShippingMethod>;
const ParcelMethods = Type.Object({
	items: Type.Array(Type.Object({ parcel_id: Id, selected: Nullable(Type.String()), methods: Type.Array(ShippingMethod) })),
});
export const ParcelShippingAnswer = Envelope(ParcelMethods);

/** Chooses for each parcel without a way of delivery the first that can be had (Spec 7, parcel default shipping). Answers the cart. */
export const ParcelDefaultShippingBody = Type.Object({ ...BodyBase });
/** Refusals: `error_shipping_method`, `error_shipping_location`, `error_shipping_locker`, `error_shipping_date`. */
export const ParcelShippingBody = Type.Object({
	...BodyBase,
	parcel_id: Id,
	shipping_code: Code,
	location_id: Type.Optional(Nullable(Id)),
	locker_id: Type.Optional(Nullable(Id)),
	delivery_date: Type.Optional(Nullable(Day)),
});

/** Stores where the cart may be picked up (Spec 7, location GET); near ones first where a postcode is said. */
export const PickupLocation = Type.Object({
	id: Id,
	title: Type.String(),
	address: Type.String(),
	postcode: Type.String(),
	city: Type.String(),
	url_without_domain: Type.String(),
	/** Everything lies there already. */
	in_stock: Type.Boolean(),
	ready_from: Type.String(),
});
export type PickupLocation = Static<typeof PickupLocation>;
export const PickupLocationsQuery = Type.Object({ postcode: Type.Optional(Type.String({ maxLength: 16 })) });
export const PickupLocationsAnswer = Envelope(Type.Object({ items: Type.Array(PickupLocation) }));

/**
 * Lockers that a parcel of this cart may go to: in service, in a country of delivery. `search_q`: words of town, street or name, or the beginning of a
 * postcode; without it those near the cart's address come first. At most 20 of `total`.
 */
export const ParcelLockersQuery = Type.Object({ search_q: Type.Optional(Type.String({ maxLength: 100 })) });
export const ParcelLockersAnswer = Envelope(Type.Object({ items: Type.Array(ParcelLocker), total: Type.Integer() }));

/** What delivery of this cart would cost. Refusals: `error_shipping_country`, `error_postcode_invalid`. */
export const ShippingEstimateQuery = Type.Object({ country: Type.String({ minLength: 2, maxLength: 2 }), postcode: Type.String({ maxLength: 16 }) });
export const ShippingEstimateAnswer = Envelope(Type.Object({ items: Type.Array(ShippingMethod), missing_for_free: Nullable(Price) }));

/**
 * A way to pay. `instalments` are the numbers of rates that this total may be split into. `maximum_total` and `maximum_pieces` (of one product) bound what
 * may be ordered this way; `kept_until` (ISO 8601) is how long an order would be kept that is paid at pickup.
 */
export const PaymentMethod = Type.Object({
	code: Type.String(),
	title: Type.String(),
	description: Nullable(Type.String()),
	payment_type: PaymentType,
	/** Its charge. */
	amount: Price,
	instalments: Type.Array(Type.Object({ count: Type.Integer(), amount: Price })),
	is_available: Type.Boolean(),
	label_name: Nullable(Type.String()),
	maximum_total: Type.Optional(Nullable(Price)),
	maximum_pieces: Type.Optional(Nullable(Type.Integer())),
	kept_until: Type.Optional(Nullable(Type.String())),
});
export type PaymentMethod = Static<typeof PaymentMethod>;
export const PaymentMethodsAnswer = Envelope(Type.Object({ items: Type.Array(PaymentMethod), selected: Nullable(Type.String()) }));
/** Answers the cart. Refusals: `error_payment_method`, `error_payment_instalments`. */
export const PaymentBody = Type.Object({ ...BodyBase, payment_code: Code, instalments: Type.Optional(Nullable(Type.Integer())) });

/** The coupons of the cart. Refusals: `error_coupon_invalid_code` (without a cart), `error_coupon_minimum`, `error_coupon_nothing` (with it). */
export const CartCouponsAnswer = Envelope(Type.Object({ items: Type.Array(Type.Object({ code: Type.String(), title: Type.String(), amount: Price })) }));
export const CartCouponBody = Type.Object({ ...BodyBase, code: Code });

/**
 * The two values of an address's query (Spec 7, abandonment). `saveconfirm`: keep this cart for me; a mail brings it back. `abandonment`: the
 * code of such a mail; its lines come into this cart. Refusals: `error_abandonment_code`, `error_abandonment_email`.
 */
export const AbandonmentBody = Type.Object({ ...BodyBase, abandonment: Type.Optional(Code), saveconfirm: Type.Optional(Flag) });

/**
 * Places the order of the cart as it was shown: `version`, `total` and `lines` are those of the screen. One `idempotency_key` is one order,
 * however often it is sent; so is one `version` of a cart, from however many tabs.
 */
export const OrderBody = Type.Object({
	...BodyBase,
	idempotency_key: Type.String({ minLength: 16, maxLength: 64, pattern: '^[\\w-]+$' }),
	version: Type.Integer({ minimum: 0 }),
	total: Price,
	lines: Type.Array(Type.Object({ shopping_cart_code: Type.String({ maxLength: 100 }), qty: Type.Number(), unit_price: Price }), {
		maxItems: MOST_CART_LINES,
	}),
	note: Type.Optional(Nullable(Type.String({ maxLength: 1000 }))),
	accept_terms: Type.Boolean(),
	/** Pages of the shop that a payment provider comes back to, with its code for `{provider}`; the order function says them. */
	return_url: Type.Optional(Type.String({ maxLength: 500 })),
	callback_url: Type.Optional(Type.String({ maxLength: 500 })),
});
/** A line that is not as it was shown. `label_name`: changed_price, changed_quantity, changed_unavailable. */
export const OrderChange = Type.Object({
	shopping_cart_code: Type.String(),
	title: Nullable(Type.String()),
	label_name: Type.String(),
	before: Nullable(Price),
	now: Nullable(Price),
});
export type OrderChange = Static<typeof OrderChange>;

/** `payment_type` is null where there is nothing to pay now: an order that waits for staff is paid once they have confirmed it. */
export const PlacedOrder = Type.Object({
	id: Id,
	code: Type.String(),
	order_identificator: Type.String(),
	number: Type.String(),
	payment_type: PaymentType,
	/** It had been placed before: this call changed nothing. */
	repeated: Type.Boolean(),
});
export type PlacedOrder = Static<typeof PlacedOrder>;

/**
 * Asks what became of an order whose answer was lost. `return_url` and `callback_url` are those of the order's body: a payment that the order
 * opens is answered here as there.
 */
export const PlacedOrderQuery = Type.Object({
	idempotency_key: OrderBody.properties.idempotency_key,
	return_url: OrderBody.properties.return_url,
	callback_url: OrderBody.properties.callback_url,
});
/** `order` is null where the shopper has placed none with that key. An order that is being placed is waited for. */
export const PlacedOrderAnswer = Envelope(Type.Object({ order: Nullable(PlacedOrder), redirect_url_on_created: Nullable(Type.String()) }));

/**
 * Order response (Spec 3). Nothing is placed with `success: false`; then `label_name` is error_order_changed (see `changes`),
 * error_cart_empty, error_order_customer, error_order_shipping, error_order_locker, error_order_payment, error_order_terms or error_order_key.
 */
export const OrderPostAnswer = Envelope(
	Type.Object({
		cart: Cart,
		redirect_url_on_created: Nullable(Type.String()),
		order: Nullable(PlacedOrder),
		changes: Type.Array(OrderChange),
	}),
);
