import Type from 'typebox';
import { BodyBase, Envelope, Id, Several } from './envelope.ts';
import { field } from './field.ts';

export const ReorderBody = Type.Object({
	...BodyBase,
	id: field(Id, 'Id of one of the customer’s orders.'),
	request_id: field(Type.Optional(Type.String({ maxLength: 40 })), 'Key of this write: sent again with the same key it has no further effect.'),
});

/** A line of a repeated order that could not be added to the cart completely. */
const LeftLine = Type.Object({
	title: field(Type.String(), 'Name of the product as it was ordered.'),
	ordered: field(Type.Integer(), 'Pieces that were ordered.'),
	added: field(Type.Integer(), 'Pieces that were put into the cart now.'),
	reason: field(
		Type.Union([Type.Literal('gone'), Type.Literal('sold_out'), Type.Literal('fewer'), Type.Literal('in_cart'), Type.Literal('cart_full')]),
		'`gone`: it is not sold any more. `sold_out`: there is none. `fewer`: there are fewer. `in_cart`: all that may be had is in the cart already. `cart_full`: the cart holds no further line.',
	),
});

export const ReorderAnswer = Envelope(
	Type.Object({
		added: field(Type.Integer(), 'Lines that are in the cart now.'),
		reduced: field(Type.Array(Type.String()), 'Names of products of which there is less than was ordered.'),
		skipped: field(Type.Array(Type.String()), 'Names of products that cannot be bought now.'),
		left: field(Several(LeftLine), 'The same lines with the reason of each, in their order; without it the shop only lists them by `reduced` and `skipped`.'),
	}),
);
