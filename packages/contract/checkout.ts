import Type, { type Static } from 'typebox';
import { Cart, MOST_CART_LINES, ParcelLocker, paymentType } from './cart.ts';
import { BodyBase, Envelope, Id, Nullable, Price } from './envelope.ts';
import { field } from './field.ts';
import { OrderAddress } from './orders.ts';
import { typedAddressFields } from './profile.ts';
import { TakeBackWay } from './take-back.ts';

const Code = Type.String({ maxLength: 40 });
const Day = Type.String({ maxLength: 10 });
const CustomerType = Type.Union([Type.Literal('webshop.customer'), Type.Literal('webshop.guest')]);

/** Whom a cart is for (Spec 7, Customer). */
export const CartCustomer = Type.Object(
	{
		type: field(CustomerType, '`webshop.customer` for a signed-in customer, `webshop.guest` for anybody else.'),
		email: field(Nullable(Type.String()), 'E-mail that the order’s mails will go to; null where it is not known yet.'),
		delivery: field(Nullable(OrderAddress), 'Where the goods go; null where it is not known yet.'),
		billing: field(Nullable(OrderAddress), 'Where the bill goes; null where it goes where the goods go.'),
		newsletter: field(Type.Boolean({ default: false }), 'True where the newsletter was asked for.'),
		complete: field(Type.Boolean(), 'True where enough is known to place an order.'),
	},
	{ description: 'Whom a cart is for.' },
);
export type CartCustomer = Static<typeof CartCustomer>;
export const CartCustomerAnswer = Envelope(CartCustomer);
export const CartCustomerQuery = Type.Object({ type: field(Type.Optional(CustomerType), 'Which form is shown; the shipped backend goes by the token alone.') });

export const CartCustomerBody = Type.Object({
	...BodyBase,
	type: field(CustomerType, 'Which form is sent; the shipped backend goes by the token alone.'),
	email: field(Type.Optional(Nullable(Type.String({ maxLength: 254 }))), 'E-mail of a guest; a customer’s is that of the account.'),
	...typedAddressFields,
	billing: field(Type.Optional(Nullable(Type.Object(typedAddressFields))), 'Where the bill goes; null or left out where it goes where the goods go.'),
	newsletter: field(Type.Optional(Type.Boolean()), 'True asks for the newsletter.'),
});

/** A way of delivery for a parcel. */
export const ShippingMethod = Type.Object(
	{
		code: field(Type.String(), 'Code of the way of delivery: `shipping_code` of a choice.'),
		title: field(Type.String(), 'What the way of delivery is called.'),
		amount: field(Price, 'What delivery of this parcel costs; 0 where it is free.'),
		free_over: field(Nullable(Price), 'Total of the goods above which delivery is free; null where it never is.'),
		needs_location: field(Type.Boolean(), 'True where a store has to be chosen, from `webshop/location`.'),
		needs_locker: field(Type.Optional(Type.Boolean()), 'True where a locker has to be chosen, from the extension `webshop/parcel-locker`.'),
		is_available: field(Type.Boolean(), 'False where the way cannot be had now; it is shown with its reason.'),
		label_name: field(Nullable(Type.String()), 'Key of the label that says why the way cannot be had; null where it can.'),
		delivery_from: field(Nullable(Type.String()), 'ISO 8601 day of the earliest delivery; null where none is promised.'),
		delivery_to: field(Nullable(Type.String()), 'ISO 8601 day of the latest delivery; null where none is promised.'),
		delivery_dates: field(Type.Array(Type.String(), { default: [] }), 'ISO 8601 days that may be asked for; empty where there is no choice.'),
	},
	{ description: 'A way of delivery.' },
);
export type ShippingMethod = Static<typeof ShippingMethod>;
const ParcelMethods = Type.Object({
	items: field(
		Type.Array(
			Type.Object({
				parcel_id: field(Id, 'Id of the cart’s parcel.'),
				selected: field(Nullable(Type.String()), 'Code of the chosen way of delivery; null where none is.'),
				label_name: field(
					Type.Optional(Nullable(Type.String())),
					'Key of the label that says why nothing is delivered to the cart’s address; null or left out where something is, or no address is known.',
				),
				methods: field(Type.Array(ShippingMethod), 'Ways of delivery that reach the address of this parcel, in the order in which they are offered.'),
			}),
		),
		'The parcels of the cart.',
	),
});
export const ParcelShippingAnswer = Envelope(ParcelMethods);

/** Spec 7, parcel default shipping. */
export const ParcelDefaultShippingBody = Type.Object({ ...BodyBase });
export const ParcelShippingBody = Type.Object({
	...BodyBase,
	parcel_id: field(Id, 'Id of the cart’s parcel.'),
	shipping_code: field(Code, 'Code of the chosen way of delivery.'),
	location_id: field(Type.Optional(Nullable(Id)), 'Id of the chosen store, for a way with `needs_location`.'),
	locker_id: field(Type.Optional(Nullable(Id)), 'Id of the chosen locker, for a way with `needs_locker`.'),
	delivery_date: field(Type.Optional(Nullable(Day)), 'ISO 8601 day of `delivery_dates`; null or left out for the earliest.'),
});

/** Stores where the cart may be picked up (Spec 7, location GET). */
export const PickupLocation = Type.Object(
	{
		id: field(Id, 'Id of the store: `location_id` of a choice.'),
		title: field(Type.String(), 'Name of the store.'),
		address: field(Type.String(), 'Street and number of the store.'),
		postcode: field(Type.String(), 'Postcode of the store.'),
		city: field(Type.String(), 'Town of the store.'),
		url_without_domain: field(Type.String(), 'Path of the store’s page.'),
		in_stock: field(Type.Boolean(), 'True where everything in the cart lies in the store already.'),
		ready_from: field(Type.String(), 'ISO 8601 day from which the goods can be picked up.'),
	},
	{ description: 'A store where the cart can be picked up.' },
);
export type PickupLocation = Static<typeof PickupLocation>;
export const PickupLocationsQuery = Type.Object({
	postcode: field(Type.Optional(Type.String({ maxLength: 16 })), 'Postcode of the shopper: near stores come first.'),
});
export const PickupLocationsAnswer = Envelope(Type.Object({ items: field(Type.Array(PickupLocation), 'Stores that hand out orders.') }));

export const ParcelLockersQuery = Type.Object({
	search_q: field(Type.Optional(Type.String({ maxLength: 100 })), 'Words of town, street or name, or the beginning of a postcode.'),
});
export const ParcelLockersAnswer = Envelope(
	Type.Object({
		items: field(Type.Array(ParcelLocker), 'Lockers in service, in a country of delivery, at most 20.'),
		total: field(Type.Integer(), 'Number of lockers that were found.'),
	}),
);

export const ShippingEstimateQuery = Type.Object({
	country: field(Type.String({ minLength: 2, maxLength: 2 }), 'Country of the delivery, ISO 3166 alpha-2.'),
	postcode: field(Type.String({ maxLength: 16 }), 'Postcode of the delivery.'),
});
export const ShippingEstimateAnswer = Envelope(
	Type.Object({
		items: field(Type.Array(ShippingMethod), 'Ways of delivery to that place.'),
		missing_for_free: field(
			Nullable(Price),
			'What the goods lack for free delivery; null where it is free already, or never is, as with bulky goods that are charged in any case.',
		),
	}),
);

/** A way to pay. */
export const PaymentMethod = Type.Object(
	{
		code: field(Type.String(), 'Code of the way to pay: `payment_code` of a choice.'),
		title: field(Type.String(), 'What the way to pay is called.'),
		description: field(Nullable(Type.String()), 'How paying goes on, in a sentence; null without one.'),
		payment_type: paymentType('Null: no payment page follows the order, as with payment on delivery.'),
		amount: field(Price, 'What paying this way is charged with; 0 where it is free.'),
		instalments: field(
			Type.Array(
				Type.Object({
					count: field(Type.Integer(), 'Number of instalments.'),
					amount: field(Price, 'What each of them but the last comes to.'),
					last_amount: field(Type.Optional(Price), 'What the last one comes to, so that all of them add up to the total; left out: the same as the others.'),
				}),
			),
			'Numbers of instalments that this total may be split into; empty where it may not.',
		),
		is_available: field(Type.Boolean(), 'False where this cart cannot be paid so; the way is shown with its reason.'),
		label_name: field(Nullable(Type.String()), 'Key of the label that says why the way cannot be had; null where it can.'),
		maximum_total: field(Type.Optional(Nullable(Price)), 'Most that may be paid this way; null for any sum.'),
		maximum_pieces: field(Type.Optional(Nullable(Type.Integer())), 'Most pieces of one product that may be paid this way; null for any number.'),
		kept_until: field(Type.Optional(Nullable(Type.String())), 'ISO 8601 time until which an order that is paid at pickup would be kept; null for other ways.'),
	},
	{ description: 'A way to pay.' },
);
export type PaymentMethod = Static<typeof PaymentMethod>;
export const PaymentMethodsAnswer = Envelope(
	Type.Object({
		items: field(Type.Array(PaymentMethod), 'Ways to pay, in the order in which they are offered.'),
		selected: field(Nullable(Type.String()), 'Code of the chosen way to pay; null where none is.'),
		suggested: field(
			Type.Optional(Nullable(Type.String())),
			'Code of the way that this shopper most likely takes, which the storefront chooses ahead while none is chosen; null or left out for none.',
		),
	}),
);
export const PaymentBody = Type.Object({
	...BodyBase,
	payment_code: field(Code, 'Code of the chosen way to pay.'),
	instalments: field(Type.Optional(Nullable(Type.Integer())), 'Chosen number of instalments; null or left out for one payment.'),
});

export const CartCouponsAnswer = Envelope(
	Type.Object({
		items: field(
			Type.Array(
				Type.Object({
					code: field(Type.String(), 'Code of the coupon, by which it is removed.'),
					title: field(Type.String(), 'What the coupon is called.'),
					amount: field(Price, 'What the coupon takes off, as a positive number.'),
				}),
			),
			'Coupons that take something off.',
		),
	}),
);
export const CartCouponBody = Type.Object({ ...BodyBase, code: field(Code, 'Code of the coupon; case does not count.') });

/** The two values of an address's query (Spec 7, abandonment). */
export const AbandonmentBody = Type.Object({
	...BodyBase,
	abandonment: field(Type.Optional(Code), 'Code of a mail that brings a kept cart back: its lines come into this cart.'),
	saveconfirm: field(Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })), '1 keeps this cart: a mail brings it back.'),
});

const returnAddresses = {
	return_url: field(
		Type.Optional(Type.String({ maxLength: 500 })),
		'URL of the shop that a payment provider sends the shopper back to; the provider’s code stands for `{provider}`. The order function says it.',
	),
	callback_url: field(
		Type.Optional(Type.String({ maxLength: 500 })),
		'URL of the shop that the provider’s server calls; the provider’s code stands for `{provider}`. The order function says it.',
	),
};
const idempotency_key = field(
	Type.String({ minLength: 16, maxLength: 64, pattern: '^[\\w-]+$' }),
	'Key of the order, made by the browser: however often it is sent, there is one order.',
);

/** Places the order of the cart as it was shown. */
export const OrderBody = Type.Object({
	...BodyBase,
	idempotency_key,
	version: field(Type.Integer({ minimum: 0 }), '`version` of the cart that was shown: one version makes one order, from however many tabs.'),
	total: field(Price, '`total.total` of the cart that was shown.'),
	lines: field(
		Type.Array(
			Type.Object({
				shopping_cart_code: field(Type.String({ maxLength: 100 }), '`shopping_cart_code` of the line’s product.'),
				qty: field(Type.Number(), 'Pieces as they were shown.'),
				unit_price: field(Price, 'Price of one as it was shown.'),
				take_back: field(
					Type.Optional(Nullable(TakeBackWay)),
					'How an old appliance is taken back with this line, one of `take_back` of the cart’s product; a way that the product or the delivery does not have counts as none.',
				),
			}),
			{ maxItems: MOST_CART_LINES },
		),
		'Lines of the cart that was shown.',
	),
	note: field(Type.Optional(Nullable(Type.String({ maxLength: 1000 }))), 'What the shopper writes about the order.'),
	accept_terms: field(Type.Boolean(), 'True where the shop’s terms were accepted; false is refused.'),
	...returnAddresses,
});
/** A line that is not as it was shown. */
export const OrderChange = Type.Object(
	{
		shopping_cart_code: field(Type.String(), '`shopping_cart_code` of the line’s product.'),
		title: field(Nullable(Type.String()), 'Name of the product; null where the line is gone.'),
		label_name: field(Type.String(), '`changed_price`, `changed_quantity` or `changed_unavailable`.'),
		before: field(Nullable(Price), 'What was shown: the price of one with `changed_price`, else pieces; null where the line was not shown.'),
		now: field(Nullable(Price), 'What counts now: the price of one with `changed_price`, else pieces; null where it is not known.'),
	},
	{ description: 'A line that is not as it was shown.' },
);
export type OrderChange = Static<typeof OrderChange>;

export const PlacedOrder = Type.Object(
	{
		id: field(Id, 'Id of the order.'),
		code: field(Type.String(), 'Secret that opens the order together with its id.'),
		order_identificator: field(Type.String(), 'Identifier `{id}-{code}` of the order, in addresses (Spec 2).'),
		number: field(Type.String(), 'Number of the order, as shoppers are told it.'),
		payment_type: paymentType('Null: nothing is paid on a page now. An order that waits for staff is paid once they have confirmed it.'),
		repeated: field(Type.Boolean(), 'True where it had been placed before: this call changed nothing.'),
	},
	{ description: 'An order that was just placed.' },
);
export type PlacedOrder = Static<typeof PlacedOrder>;

const redirect_url_on_created = field(
	Nullable(Type.String()),
	'URL that the browser goes to, for a `payment_type` of `direct_credit_cart_form`; null for any other.',
);
const order = field(Nullable(PlacedOrder), 'The order; null where none was placed.');

/** Asks what became of an order whose answer was lost; a payment that the order opens is answered here as there. */
export const PlacedOrderQuery = Type.Object({ idempotency_key, ...returnAddresses });
export const PlacedOrderAnswer = Envelope(Type.Object({ order, redirect_url_on_created }));

/** Order response (Spec 3). */
export const OrderPostAnswer = Envelope(
	Type.Object({
		cart: field(Cart, 'The cart after the call: empty after an order.'),
		redirect_url_on_created,
		order,
		changes: field(
			Type.Array(OrderChange, { default: [] }),
			'With `error_order_changed`: how the lines differ from those that were shown. Empty where lines are the same and only the total is another.',
		),
	}),
);
