import type { EndpointDefinitions } from '../endpoint-definition.ts';
import * as newsletter from '../newsletter.ts';

const byKey = { notFound: 'subscription' } as const;

/** The newsletter, with double opt-in (Spec 2, newsletter; D30). */
export const newsletterCalls = {
	_post_hapi_newsletter_subscribe: {
		method: 'POST',
		path: '/hapi/v1/newsletter/subscribe/',
		request: newsletter.SubscribeBody,
		response: newsletter.SubscribeAnswer,
		part: 'newsletter',
		summary:
			'Requests a newsletter: sends a mail with a confirmation link. The response is the same for every address, so that it does not reveal who is subscribed.',
		caller: 'The browser when the form of the footer or of the newsletter’s page is sent.',
		without: 'Nobody can subscribe to the newsletter.',
		refusals: { error_email: 'This is no e-mail address.' },
	},
	_get_hapi_newsletter_subscription: {
		...byKey,
		method: 'GET',
		path: '/hapi/v1/newsletter/subscription/',
		request: newsletter.SubscriptionQuery,
		response: newsletter.SubscriptionAnswer,
		part: 'newsletter',
		summary: 'A subscription, opened by the link of a mail.',
		caller: 'The browser on the page of a newsletter’s link, `{id}-{code}`.',
		without: 'That page shows that the link is not valid.',
	},
	_put_hapi_newsletter_subscription: {
		...byKey,
		method: 'PUT',
		path: '/hapi/v1/newsletter/subscription/',
		request: newsletter.SubscriptionBody,
		response: newsletter.SubscriptionAnswer,
		part: 'newsletter',
		summary: 'Changes the topics of a subscription.',
		caller: 'The browser on the page of a newsletter’s link.',
		without: 'Topics cannot be changed there.',
	},
	_post_hapi_newsletter_confirm: {
		...byKey,
		method: 'POST',
		path: '/hapi/v1/newsletter/confirm/',
		request: newsletter.SubscriptionKeyBody,
		response: newsletter.SubscriptionAnswer,
		part: 'newsletter',
		summary: 'Confirms a subscription; mails are sent from then on.',
		caller: 'The browser when the button on the page of a newsletter’s link is clicked. Opening the link alone confirms nothing.',
		without: 'Nobody can subscribe.',
	},
	_post_hapi_newsletter_unsubscribe: {
		...byKey,
		method: 'POST',
		path: '/hapi/v1/newsletter/unsubscribe/',
		request: newsletter.SubscriptionKeyBody,
		response: newsletter.SubscriptionAnswer,
		part: 'newsletter',
		summary: 'Ends a subscription.',
		caller: 'The browser when the button on the page of a newsletter’s link is clicked; the unsubscribe function.',
		without: 'Nobody can unsubscribe in the shop.',
	},
} as const satisfies EndpointDefinitions;
