import Type, { type Static } from 'typebox';
import { BodyBase, Code, Envelope, Nullable, Price } from './envelope.ts';
import { field } from './field.ts';
import { paymentType } from './payment-type.ts';

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
