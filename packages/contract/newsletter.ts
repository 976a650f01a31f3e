import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id } from './envelope.ts';

export const NEWSLETTER_TOPICS = ['offers', 'magazine', 'calendar'] as const;
const Topics = Type.Array(Type.Union([Type.Literal('offers'), Type.Literal('magazine'), Type.Literal('calendar')]), { maxItems: 3 });
export const NewsletterStatus = Type.Union([Type.Literal('pending'), Type.Literal('confirmed'), Type.Literal('unsubscribed')]);

/** Subscribing is answered the same for every address, so that nobody learns who is subscribed. */
export const SubscribeBody = Type.Object({
	...BodyBase,
	email: Type.String({ maxLength: 254 }),
	topics: Type.Optional(Topics),
	website: Type.Optional(Type.String({ maxLength: 200 })),
});
export const SubscribeAnswer = Envelope(Type.Object({ status: Type.Literal('pending') }));

const key = { id: Id, code: Type.String({ minLength: 10, maxLength: 100 }) };
/** `{id}-{code}` of a mail (Spec 2). The e-mail is shown in part: a forwarded link does not tell it. */
export const Subscription = Type.Object({ email: Type.String(), status: NewsletterStatus, topics: Topics });
export type Subscription = Static<typeof Subscription>;
export const SubscriptionQuery = Type.Object(key);
export const SubscriptionKeyBody = Type.Object({ ...BodyBase, ...key });
export const SubscriptionBody = Type.Object({ ...BodyBase, ...key, topics: Topics });
export const SubscriptionAnswer = Envelope(Subscription);
