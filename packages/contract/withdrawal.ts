import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id, Nullable, Several } from './envelope.ts';
import { field } from './field.ts';
import { order_identificator, retry_after } from './order-calls.ts';

export const ReturnReason = Type.Union([
	Type.Literal('changed_mind'),
	Type.Literal('does_not_fit'),
	Type.Literal('damaged'),
	Type.Literal('wrong_item'),
	Type.Literal('other'),
]);
export type ReturnReason = Static<typeof ReturnReason>;

const ReturnLine = Type.Object({
	id: field(Id, 'Id of the order’s line.'),
	qty: field(Type.Integer({ minimum: 1, maximum: 100_000 }), 'Returned pieces.'),
});

/** Withdrawal from a purchase in two steps (D28). */
export const WithdrawalBody = Type.Object({
	...BodyBase,
	name: field(Type.String({ maxLength: 200 }), 'Name of the person who withdraws.'),
	number: field(Type.String({ maxLength: 40 }), 'Number of the order, as typed.'),
	email: field(Type.String({ maxLength: 254 }), 'E-mail that receives the receipt.'),
	items: field(Type.Optional(Type.String({ maxLength: 2000 })), 'Description of the goods by the shopper; left out for the whole order.'),
	order_identificator: field(
		Type.Optional(order_identificator),
		'Identifier of the order whose page the form was opened from; it must belong to the order of `number`.',
	),
	lines: field(
		Type.Optional(Type.Array(ReturnLine, { maxItems: 500 })),
		'Returned lines of the order; only with `order_identificator`. They override `items`, which describes the same goods in words for a backend without lines.',
	),
	reason: field(Type.Optional(ReturnReason), 'The shopper’s reason; always optional.'),
	confirm: field(Type.Optional(Type.Boolean()), 'True sends the withdrawal; without it the form is only validated and returned for review.'),
});
export const WithdrawalAnswer = Type.Object({
	...Envelope(
		Type.Object({
			step: field(
				Type.Union([Type.Literal('confirm'), Type.Literal('received')]),
				'`confirm`: the form is valid and has to be confirmed. `received`: the withdrawal was received.',
			),
			name: field(Type.String(), 'Normalised name.'),
			number: field(Type.String(), 'Normalised number of the order.'),
			email: field(Type.String(), 'Normalised e-mail.'),
			items: field(Nullable(Type.String()), 'Description of the goods; null for the whole order.'),
			lines: field(Several(ReturnLine), 'The same goods as lines of the order, if they were sent as lines.'),
			reason: field(Type.Optional(Nullable(ReturnReason)), 'Reason of the shopper, if one was given.'),
			datetime: field(Nullable(Type.String()), 'ISO 8601 time at which it was received; null before.'),
			reference: field(Nullable(Type.String()), 'Number of the receipt; null before.'),
		}),
	).properties,
	retry_after,
});
