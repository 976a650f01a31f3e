import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id } from './envelope.ts';
import { field } from './field.ts';

export const NEWSLETTER_TOPICS = ['offers', 'magazine', 'calendar'] as const;
const Topics = Type.Array(Type.Union([Type.Literal('offers'), Type.Literal('magazine'), Type.Literal('calendar')]), { maxItems: 3 });
export const NewsletterStatus = Type.Union([Type.Literal('pending'), Type.Literal('confirmed'), Type.Literal('unsubscribed')]);

export const SubscribeBody = Type.Object({
	...BodyBase,
	email: field(Type.String({ maxLength: 254 }), 'E-mail that receives the newsletter.'),
	topics: field(Type.Optional(Topics), 'Topics of the newsletter; all topics if left out.'),
	website: field(
		Type.Optional(Type.String({ maxLength: 200 })),
		'Honeypot for bots: people do not see the field. A form that fills it gets a normal response, and is dropped.',
	),
});
export const SubscribeAnswer = Envelope(Type.Object({ status: field(Type.Literal('pending'), '`pending` for every address: a mail has to be confirmed.') }));

/** `{id}-{code}` of a mail (Spec 2). */
const key = {
	id: field(Id, 'First part of a mail’s link, `{id}-{code}`.'),
	code: field(Type.String({ minLength: 10, maxLength: 100 }), 'Second part of a mail’s link, which cannot be guessed.'),
};
export const Subscription = Type.Object(
	{
		email: field(Type.String(), 'Masked e-mail such as `a•••@shop.example`, so that a forwarded link does not reveal it.'),
		status: field(NewsletterStatus, 'Status of the subscription.'),
		topics: field(Topics, 'Topics of this subscriber.'),
	},
	{ description: 'A subscription to the newsletter.' },
);
export type Subscription = Static<typeof Subscription>;
export const SubscriptionQuery = Type.Object(key);
export const SubscriptionKeyBody = Type.Object({ ...BodyBase, ...key });
export const SubscriptionBody = Type.Object({ ...BodyBase, ...key, topics: field(Topics, 'New topics of this subscriber.') });
export const SubscriptionAnswer = Envelope(Subscription);
