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
		'`gone`: no longer sold. `sold_out`: out of stock. `fewer`: fewer pieces are available. `in_cart`: the cart already contains the maximum. `cart_full`: the cart cannot hold another line.',
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
