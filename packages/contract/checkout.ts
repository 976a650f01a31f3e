import Type, { type Static } from 'typebox';
import { Cart, MOST_CART_LINES } from './cart.ts';
import { BodyBase, Code, Envelope, Id, Nullable, Price } from './envelope.ts';
import { field } from './field.ts';
import { OrderAddress } from './orders.ts';
import { paymentType } from './payment-type.ts';
import { typedAddressFields } from './profile.ts';
import { TakeBackWay } from './take-back.ts';

const CustomerType = Type.Union([Type.Literal('webshop.customer'), Type.Literal('webshop.guest')]);

/** Whom a cart is for (Spec 7, Customer). */
export const CartCustomer = Type.Object(
	{
		type: field(CustomerType, '`webshop.customer` for a signed-in customer, `webshop.guest` for a guest.'),
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
