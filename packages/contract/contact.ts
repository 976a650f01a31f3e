import Type from 'typebox';
import { BodyBase, Envelope } from './envelope.ts';

/** A message to the shop. `website` is a trap for robots: people do not see the field. */
export const ContactBody = Type.Object({
	...BodyBase,
	name: Type.String({ maxLength: 100 }),
	email: Type.String({ maxLength: 254 }),
	subject: Type.Union([Type.Literal('order'), Type.Literal('service'), Type.Literal('offer'), Type.Literal('other')]),
	order_number: Type.Optional(Type.String({ maxLength: 40 })),
	message: Type.String({ maxLength: 5000 }),
	website: Type.Optional(Type.String({ maxLength: 200 })),
});
export const ContactAnswer = Envelope(Type.Object({ received: Type.Boolean() }));
