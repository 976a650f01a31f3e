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
		email: field(Nullable(Type.String()), 'E-mail for the order’s mails; null if it is not known yet.'),
		delivery: field(Nullable(OrderAddress), 'Delivery address; null if it is not known yet.'),
		billing: field(Nullable(OrderAddress), 'Billing address; null if it is the delivery address.'),
		newsletter: field(Type.Boolean({ default: false }), 'True if the newsletter was requested.'),
		complete: field(Type.Boolean(), 'True if the customer data is sufficient for an order.'),
	},
	{ description: 'Customer data of a cart.' },
);
export type CartCustomer = Static<typeof CartCustomer>;
export const CartCustomerAnswer = Envelope(CartCustomer);
export const CartCustomerQuery = Type.Object({ type: field(Type.Optional(CustomerType), 'The form to show; the shipped backend only uses the token.') });

export const CartCustomerBody = Type.Object({
	...BodyBase,
	type: field(CustomerType, 'The form that is sent; the shipped backend only uses the token.'),
	email: field(Type.Optional(Nullable(Type.String({ maxLength: 254 }))), 'E-mail of a guest; a customer’s is that of the account.'),
	...typedAddressFields,
	billing: field(Type.Optional(Nullable(Type.Object(typedAddressFields))), 'Billing address; null or left out if it is the delivery address.'),
	newsletter: field(Type.Optional(Type.Boolean()), 'True requests the newsletter.'),
});

export const CartCouponsAnswer = Envelope(
	Type.Object({
		items: field(
			Type.Array(
				Type.Object({
					code: field(Type.String(), 'Code of the coupon, by which it is removed.'),
					title: field(Type.String(), 'Title of the coupon.'),
					amount: field(Price, 'Discount of the coupon, as a positive number.'),
				}),
			),
			'Coupons that reduce the cart.',
		),
	}),
);
export const CartCouponBody = Type.Object({ ...BodyBase, code: field(Code, 'Code of the coupon; case-insensitive.') });

/** The two values of an address's query (Spec 7, abandonment). */
export const AbandonmentBody = Type.Object({
	...BodyBase,
	abandonment: field(Type.Optional(Code), 'Code from a mail that restores a saved cart: its lines are added to this cart.'),
	saveconfirm: field(Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })), '1 saves this cart, to be restored from a mail.'),
});

const returnAddresses = {
	return_url: field(
		Type.Optional(Type.String({ maxLength: 500 })),
		'URL of the shop to which a payment provider returns the shopper; `{provider}` is replaced by the provider’s code. The order function sets it.',
	),
	callback_url: field(
		Type.Optional(Type.String({ maxLength: 500 })),
		'URL of the shop that the provider’s server calls; `{provider}` is replaced by the provider’s code. The order function sets it.',
	),
};
const idempotency_key = field(
	Type.String({ minLength: 16, maxLength: 64, pattern: '^[\\w-]+$' }),
	'Idempotency key of the order, created by the browser: it makes one order, however often it is sent.',
);

/** Places the order of the cart as it was shown. */
export const OrderBody = Type.Object({
	...BodyBase,
	idempotency_key,
	version: field(Type.Integer({ minimum: 0 }), '`version` of the cart that was shown: one version makes one order, from any number of tabs.'),
	total: field(Price, '`total.total` of the cart that was shown.'),
	to_pay: field(Type.Optional(Price), '`total.to_pay` of the cart that was shown, if it had gift vouchers (extension, 0179).'),
	lines: field(
		Type.Array(
			Type.Object({
				shopping_cart_code: field(Type.String({ maxLength: 100 }), '`shopping_cart_code` of the line’s product.'),
				qty: field(Type.Number(), 'Number of pieces shown.'),
				unit_price: field(Price, 'Price of one piece shown.'),
				take_back: field(
					Type.Optional(Nullable(TakeBackWay)),
					'How an old appliance is taken back with this line, one of `take_back` of the cart’s product; a method that the product or the delivery does not support is ignored.',
				),
			}),
			{ maxItems: MOST_CART_LINES },
		),
		'Lines of the cart that was shown.',
	),
	note: field(Type.Optional(Nullable(Type.String({ maxLength: 1000 }))), 'The shopper’s note about the order.'),
	accept_terms: field(Type.Boolean(), 'True if the shop’s terms were accepted; false is rejected.'),
	...returnAddresses,
});
/** A line that is not as it was shown. */
export const OrderChange = Type.Object(
	{
		shopping_cart_code: field(Type.String(), '`shopping_cart_code` of the line’s product.'),
		title: field(Nullable(Type.String()), 'Name of the product; null if the line is gone.'),
		label_name: field(Type.String(), '`changed_price`, `changed_quantity` or `changed_unavailable`.'),
		before: field(Nullable(Price), 'Value shown: the price of one piece with `changed_price`, else pieces; null if the line was not shown.'),
		now: field(Nullable(Price), 'Current value: the price of one piece with `changed_price`, else pieces; null if unknown.'),
	},
	{ description: 'A line that differs from the one shown.' },
);
export type OrderChange = Static<typeof OrderChange>;

export const PlacedOrder = Type.Object(
	{
		id: field(Id, 'Id of the order.'),
		code: field(Type.String(), 'Secret that opens the order together with its id.'),
		order_identificator: field(Type.String(), 'Identifier `{id}-{code}` of the order, in addresses (Spec 2).'),
		number: field(Type.String(), 'Number of the order, as shown to shoppers.'),
		payment_type: paymentType('Null: no payment page follows now. An order that waits for staff is paid once they have confirmed it.'),
		repeated: field(Type.Boolean(), 'True if it had been placed before, so that this call changed nothing.'),
	},
	{ description: 'An order that was just placed.' },
);
export type PlacedOrder = Static<typeof PlacedOrder>;

const redirect_url_on_created = field(Nullable(Type.String()), 'URL for the browser, for a `payment_type` of `direct_credit_cart_form`; null for any other.');
const order = field(Nullable(PlacedOrder), 'The order; null if none was placed.');

/** Looks up an order whose response was lost; the response contains the order's payment, too. */
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
			'With `error_order_changed`: differences of the lines from those shown. Empty if only the total differs.',
		),
	}),
);
