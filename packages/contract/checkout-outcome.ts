import Type, { type Static } from 'typebox';
import { Cart } from './cart.ts';
import { OrderChange } from './checkout.ts';
import { Envelope, Nullable } from './envelope.ts';

/** Where a shopper goes after an order or a payment was asked for (Spec 4, Checkout result). */
export const CheckoutNext = Type.Object({
	kind: Type.Union([
		Type.Literal('failed_order'),
		Type.Literal('thank_you'),
		/** The page that submits the hidden form by itself. */
		Type.Literal('payment_form'),
		/** An address of the provider. */
		Type.Literal('external'),
		Type.Literal('new_payment'),
		/** The page with the card form. */
		Type.Literal('payment_create'),
	]),
	url: Type.String(),
});
export type CheckoutNext = Static<typeof CheckoutNext>;

/**
 * Answer of POST /api/hapi/webshop/order, the order function. The cart is the one after the call. `next` is set whatever happened; with
 * `success: false` it is the failed-order page, and `label_name` and `changes` say why.
 */
export const OrderOutcome = Envelope(
	Type.Object({
		next: CheckoutNext,
		order_identificator: Nullable(Type.String()),
		number: Nullable(Type.String()),
		cart: Nullable(Cart),
		changes: Type.Array(OrderChange),
	}),
);
export type OrderOutcome = Static<typeof OrderOutcome>;

/**
 * Answer of GET /api/hapi/webshop/placed-order: what became of an order whose answer was lost (D41). `none`: the backend says that there is no such
 * order. `unknown`: it cannot tell; `cart_is_empty` is what is known then, null where not even that. `may_repeat`: ordering again with the same
 * key makes no second order. `next` is set for an order that was placed.
 */
export const OrderCheck = Envelope(
	Type.Object({
		state: Type.Union([Type.Literal('placed'), Type.Literal('none'), Type.Literal('unknown')]),
		next: Nullable(CheckoutNext),
		may_repeat: Type.Boolean(),
		cart_is_empty: Nullable(Type.Boolean()),
	}),
);
export type OrderCheck = Static<typeof OrderCheck>;

/** A provider's form: its address is one of the provider's, its fields are plain texts. */
export const PaymentForm = Type.Object({ action: Type.String(), fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })) });
export type PaymentForm = Static<typeof PaymentForm>;

/**
 * Answer of GET /api/hapi/webshop/create-payment, the payment function: where to go, and the form to submit there where there is one. The
 * page that submits it, the card form and the new-payment page ask for it.
 */
export const PaymentOutcome = Envelope(Type.Object({ next: CheckoutNext, form: Nullable(PaymentForm) }));
export type PaymentOutcome = Static<typeof PaymentOutcome>;
