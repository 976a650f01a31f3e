import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Nullable } from './envelope.ts';
import { field } from './field.ts';

/** The last choice (Spec 9, Consent choices). */
export const Consents = Type.Object({
	analytics: field(Type.Boolean(), 'True if analytics was allowed.'),
	marketing: field(Type.Boolean(), 'True if marketing was allowed.'),
	datetime: field(Nullable(Type.String()), 'ISO 8601 time of the choice; null without one.'),
});
export type Consents = Static<typeof Consents>;
export const ConsentsAnswer = Envelope(Consents);
export const ConsentsBody = Type.Object({
	...BodyBase,
	analytics: field(Type.Boolean(), 'True allows analytics.'),
	marketing: field(Type.Boolean(), 'True allows marketing: ad storage, ad user data and personalisation.'),
});
