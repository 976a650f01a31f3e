import Type from 'typebox';
import { Envelope } from './envelope.ts';
import { field } from './field.ts';

export const TownsQuery = Type.Object({
	country: field(Type.String({ minLength: 2, maxLength: 2 }), 'Country of the postcode, ISO 3166 alpha-2.'),
	postcode: field(Type.String({ maxLength: 16 }), 'Postcode as entered; spaces around it do not count.'),
});
export const TownsAnswer = Envelope(
	Type.Object({ items: field(Type.Array(Type.String()), 'Names of the towns of the postcode, the usual one first; empty if the postcode is unknown.') }),
);
