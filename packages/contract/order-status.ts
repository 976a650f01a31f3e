import Type, { type Static } from 'typebox';

/** The status of an order. */
export const OrderStatus = Type.Union(
	[
		Type.Literal('received'),
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
	],
	{ description: 'Status of an order. `awaiting_confirmation`: staff must confirm it first; nothing is reserved, and no payment is due yet.' },
);
export type OrderStatus = Static<typeof OrderStatus>;

export const PaymentStatus = Type.Union(
	[Type.Literal('pending'), Type.Literal('approved'), Type.Literal('declined'), Type.Literal('cancelled'), Type.Literal('refunded')],
	{ description: 'Payment status of an order.' },
);
export type PaymentStatus = Static<typeof PaymentStatus>;
