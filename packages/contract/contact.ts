import Type from 'typebox';
import { BodyBase, Envelope } from './envelope.ts';
import { field } from './field.ts';

export const ContactBody = Type.Object({
	...BodyBase,
	name: field(Type.String({ maxLength: 100 }), 'Name of the sender, at least two characters.'),
	email: field(Type.String({ maxLength: 254 }), 'E-mail for the shop’s reply.'),
	subject: field(Type.Union([Type.Literal('order'), Type.Literal('service'), Type.Literal('offer'), Type.Literal('other')]), 'Subject of the message.'),
	order_number: field(Type.Optional(Type.String({ maxLength: 40 })), 'Number of the order that the message is about.'),
	message: field(Type.String({ maxLength: 5000 }), 'The message, at least ten characters.'),
	website: field(
		Type.Optional(Type.String({ maxLength: 200 })),
		'Honeypot for bots: people do not see the field. A form that fills it gets a normal response, and is dropped.',
	),
});
export const ContactAnswer = Envelope(Type.Object({ received: field(Type.Boolean(), 'True once the message was accepted.') }));
