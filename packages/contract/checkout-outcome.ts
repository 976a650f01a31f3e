import Type, { type Static } from 'typebox';
import { Cart } from './cart.ts';
import { OrderChange } from './checkout.ts';
import { Envelope, Nullable } from './envelope.ts';
import { field } from './field.ts';

/** Next page of a shopper after an order or a payment request (Spec 4, Checkout result). */
export const CheckoutNext = Type.Object({
	kind: field(
		Type.Union([
			Type.Literal('failed_order'),
			Type.Literal('thank_you'),
			Type.Literal('payment_form'),
			Type.Literal('external'),
			Type.Literal('new_payment'),
			Type.Literal('payment_create'),
		]),
		'Kind of the page: `payment_form` submits the hidden form automatically, `external` is an address of the provider, `payment_create` has the card form.',
	),
	url: field(Type.String(), 'Path of the shop, or URL of the provider, for the browser to open.'),
});
export type CheckoutNext = Static<typeof CheckoutNext>;

/** Response of POST /api/hapi/webshop/order, the order function. */
export const OrderOutcome = Envelope(
	Type.Object({
		next: field(CheckoutNext, 'Next page of the shopper; with `success: false` the failed-order page.'),
		order_identificator: field(Nullable(Type.String()), 'Identifier `{id}-{code}` of the order; null if none was placed.'),
		number: field(Nullable(Type.String()), 'Number of the order; null if none was placed.'),
		cart: field(Nullable(Cart), 'The cart after the call; null if it is unknown.'),
		changes: field(Type.Array(OrderChange), 'How the lines differ from those that were shown.'),
	}),
);
export type OrderOutcome = Static<typeof OrderOutcome>;

/** Response of GET /api/hapi/webshop/placed-order: the result of an order whose response was lost (D41). */
export const OrderCheck = Envelope(
	Type.Object({
		state: field(
			Type.Union([Type.Literal('placed'), Type.Literal('none'), Type.Literal('unknown')]),
			'`none`: the backend says that there is no such order. `unknown`: it cannot tell.',
		),
		next: field(Nullable(CheckoutNext), 'Next page of the shopper; null unless the order was placed.'),
		may_repeat: field(Type.Boolean(), 'True if ordering again with the same key creates no second order.'),
		cart_is_empty: field(Nullable(Type.Boolean()), 'Details of the state `unknown`; null if there are none.'),
	}),
);
export type OrderCheck = Static<typeof OrderCheck>;

/** A provider's form: an address of the provider, and fields of plain text. */
export const PaymentForm = Type.Object({
	action: field(Type.String(), 'URL of the provider that the form is sent to.'),
	fields: field(
		Type.Array(
			Type.Object({
				name: field(Type.String(), 'Name of a hidden field.'),
				value: field(Type.String(), 'Text to submit in the hidden field, unchanged.'),
			}),
		),
		'Hidden fields of the form.',
	),
});
export type PaymentForm = Static<typeof PaymentForm>;

/**
 * Response of GET /api/hapi/webshop/create-payment, the payment function. The page that submits the form, the card form and the new-payment page request it.
 */
export const PaymentOutcome = Envelope(
	Type.Object({
		next: field(CheckoutNext, 'Payment page of the shopper.'),
		form: field(Nullable(PaymentForm), 'Form to submit there; null if there is none.'),
	}),
);
export type PaymentOutcome = Static<typeof PaymentOutcome>;
