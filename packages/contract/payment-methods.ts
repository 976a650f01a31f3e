import Type, { type Static } from 'typebox';
import { BodyBase, Code, Envelope, Nullable, Price } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';
import { paymentType } from './payment-type.ts';

/** A payment method. */
export const PaymentMethod = Type.Object(
	{
		code: field(verbatim(Type.String()), 'Code of the payment method: `payment_code` of a choice.'),
		title: field(localized(Type.String()), 'Title of the payment method.'),
		description: field(Nullable(localized(Type.String())), 'How the payment continues, in a sentence; null without one.'),
		payment_type: paymentType('Null: no payment page follows the order, as with payment on delivery.'),
		amount: field(Price, 'Surcharge of the payment method; 0 if it is free.'),
		instalments: field(
			Type.Array(
				Type.Object({
					count: field(Type.Integer(), 'Number of instalments.'),
					amount: field(Price, 'Amount of each of them except the last.'),
					last_amount: field(Type.Optional(Price), 'Amount of the last one, so that all of them add up to the total; if left out, the same as the others.'),
				}),
			),
			'Possible instalments for this total; empty if it cannot be split.',
		),
		is_available: field(Type.Boolean(), 'False if this cart cannot be paid with the method; it is shown with its reason.'),
		label_name: field(Nullable(verbatim(Type.String())), 'Key of the label with the reason why the method is unavailable; null if it is available.'),
		icon: field(Type.Optional(verbatim(Type.String())), 'Kind of picture beside the title: `card`, `phone`, `bank`, `cash` or `store`.'),
		minimum_total: field(Type.Optional(Nullable(Price)), 'Minimum total of this payment method; null for none.'),
		maximum_total: field(Type.Optional(Nullable(Price)), 'Maximum total of this payment method; null for no limit.'),
		maximum_pieces: field(Type.Optional(Nullable(Type.Integer())), 'Maximum number of pieces of one product with this payment method; null for no limit.'),
		kept_until: field(
			Type.Optional(Nullable(verbatim(Type.String()))),
			'ISO 8601 time until which an order that is paid at pickup would be reserved; null for other methods, and without such a limit.',
		),
	},
	{ description: 'A payment method.' },
);
export type PaymentMethod = Static<typeof PaymentMethod>;
export const PaymentMethodsAnswer = Envelope(
	Type.Object({
		items: field(Type.Array(PaymentMethod), 'Payment methods, in the order in which they are offered.'),
		selected: field(Nullable(Type.String()), 'Code of the chosen payment method; null without one.'),
		suggested: field(
			Type.Optional(Nullable(Type.String())),
			'Code of the suggested payment method, which the storefront preselects if none is chosen; null or left out without one.',
		),
	}),
);
export const PaymentBody = Type.Object({
	...BodyBase,
	payment_code: field(Code, 'Code of the chosen payment method.'),
	instalments: field(Type.Optional(Nullable(Type.Integer())), 'Chosen number of instalments; null or left out for one payment.'),
});
