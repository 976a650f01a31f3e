import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id } from './envelope.ts';
import { field } from './field.ts';

/** Most topics of a newsletter. */
export const MOST_TOPICS = 50;
const Topics = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: MOST_TOPICS });
/** Topics that can be chosen, in the order of the form. */
export const NewsletterTopics = Type.Array(
	Type.Object({
		code: field(Type.String({ minLength: 1, maxLength: 100 }), 'Code of the topic, as in subscriptions.'),
		title: field(Type.String({ minLength: 1 }), 'Its name in the language of the call.'),
	}),
	{ maxItems: MOST_TOPICS },
);
export const NewsletterStatus = Type.Union([Type.Literal('pending'), Type.Literal('confirmed'), Type.Literal('unsubscribed')]);

export const SubscribeBody = Type.Object({
	...BodyBase,
	email: field(Type.String({ maxLength: 254 }), 'E-mail that receives the newsletter.'),
	topics: field(Type.Optional(Topics), 'Codes of topics of the newsletter; all topics if left out. Unknown ones are ignored.'),
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
		topics: field(Topics, 'Codes of the topics of this subscriber that can be chosen.'),
		choices: field(Type.Optional(NewsletterTopics), 'Topics that can be chosen. If left out or empty, the page offers no choice.'),
	},
	{ description: 'A subscription to the newsletter.' },
);
export type Subscription = Static<typeof Subscription>;
export const SubscriptionQuery = Type.Object(key);
export const SubscriptionKeyBody = Type.Object({ ...BodyBase, ...key });
export const SubscriptionBody = Type.Object({ ...BodyBase, ...key, topics: field(Topics, 'Codes of the new topics of this subscriber; none unsubscribes.') });
export const SubscriptionAnswer = Envelope(Subscription);
