import Type from 'typebox';
import * as calendar from './calendar.ts';
import * as contact from './contact.ts';
import type { EndpointDefinitions } from './endpoint-definition.ts';
import * as flyer from './flyer.ts';
import * as location from './location.ts';
import * as newsletter from './newsletter.ts';
import * as comments from './post-comments.ts';
import * as statics from './static-content.ts';
import * as sweepstake from './sweepstake.ts';

/** Calls of content beside those of section 7: stores, comments, forms, calendars, newsletter, sweepstakes (D30). */
export const contentEndpoints = {
	_get_hapi_location: { method: 'GET', path: '/hapi/v1/location/', request: location.LocationsQuery, response: location.LocationsAnswer, part: 'core' },
	_get_hapi_location_filters: {
		method: 'GET',
		path: '/hapi/v1/location/filters/',
		request: Type.Object({}),
		response: location.LocationFiltersAnswer,
		part: 'extension',
	},
	_get_hapi_publish_comments: {
		method: 'GET',
		path: '/hapi/v1/publish/comments/',
		request: comments.PostCommentsQuery,
		response: comments.PostCommentsAnswer,
		part: 'extension',
	},
	_post_hapi_feedback_post_comment: {
		method: 'POST',
		path: '/hapi/v1/feedback/post-comment/',
		request: comments.PostCommentBody,
		response: comments.PostCommentAnswer,
		part: 'extension',
	},
	_put_hapi_feedback_post_comment: {
		method: 'PUT',
		path: '/hapi/v1/feedback/post-comment/',
		request: comments.ModerateCommentBody,
		response: comments.ModerateCommentAnswer,
		part: 'extension',
	},
	_post_hapi_contact_message: {
		method: 'POST',
		path: '/hapi/v1/contact/message/',
		request: contact.ContactBody,
		response: contact.ContactAnswer,
		part: 'extension',
	},
	_get_hapi_cms_calendar: {
		method: 'GET',
		path: '/hapi/v1/cms/calendar/',
		request: calendar.CalendarQuery,
		response: calendar.CalendarAnswer,
		part: 'extension',
	},
	_get_hapi_cms_flyer: { method: 'GET', path: '/hapi/v1/cms/flyer/', request: flyer.FlyerQuery, response: flyer.FlyerAnswer, part: 'extension' },
	_get_hapi_cms_static_content: {
		method: 'GET',
		path: '/hapi/v1/cms/static-content/',
		request: statics.StaticContentQuery,
		response: statics.StaticContentAnswer,
		part: 'extension',
	},
	_post_hapi_newsletter_subscribe: {
		method: 'POST',
		path: '/hapi/v1/newsletter/subscribe/',
		request: newsletter.SubscribeBody,
		response: newsletter.SubscribeAnswer,
		part: 'extension',
	},
	_get_hapi_newsletter_subscription: {
		method: 'GET',
		path: '/hapi/v1/newsletter/subscription/',
		request: newsletter.SubscriptionQuery,
		response: newsletter.SubscriptionAnswer,
		part: 'extension',
	},
	_put_hapi_newsletter_subscription: {
		method: 'PUT',
		path: '/hapi/v1/newsletter/subscription/',
		request: newsletter.SubscriptionBody,
		response: newsletter.SubscriptionAnswer,
		part: 'extension',
	},
	_post_hapi_newsletter_confirm: {
		method: 'POST',
		path: '/hapi/v1/newsletter/confirm/',
		request: newsletter.SubscriptionKeyBody,
		response: newsletter.SubscriptionAnswer,
		part: 'extension',
	},
	_post_hapi_newsletter_unsubscribe: {
		method: 'POST',
		path: '/hapi/v1/newsletter/unsubscribe/',
		request: newsletter.SubscriptionKeyBody,
		response: newsletter.SubscriptionAnswer,
		part: 'extension',
	},
	_get_hapi_sweepstake: {
		method: 'GET',
		path: '/hapi/v1/sweepstake/',
		request: sweepstake.SweepstakesQuery,
		response: sweepstake.SweepstakesAnswer,
		part: 'extension',
	},
	_post_hapi_sweepstake_entry: {
		method: 'POST',
		path: '/hapi/v1/sweepstake/entry/',
		request: sweepstake.SweepstakeEntryBody,
		response: sweepstake.SweepstakeEntryAnswer,
		part: 'extension',
	},
} as const satisfies EndpointDefinitions;
