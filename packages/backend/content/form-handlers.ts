import type { Handlers } from '../platform/http/handler.ts';
import { getCalendar } from './calendars/calendar.ts';
import { getFlyer } from './calendars/flyer.ts';
import { sendContactMessage } from './forms/contact-message.ts';
import { confirmSubscription, getSubscription, manageSubscription, subscribe, unsubscribe } from './forms/newsletter.ts';
import { listStaticContents } from './pages/static-contents.ts';
import { listPostComments, writePostComment } from './posts/post-comments.ts';
import { enterSweepstake, listSweepstakes } from './sweepstakes/sweepstakes.ts';

type Names =
	| '_get_hapi_publish_comments'
	| '_post_hapi_feedback_post_comment'
	| '_post_hapi_contact_message'
	| '_get_hapi_cms_calendar'
	| '_get_hapi_cms_flyer'
	| '_get_hapi_cms_static_content'
	| '_post_hapi_newsletter_subscribe'
	| '_get_hapi_newsletter_subscription'
	| '_put_hapi_newsletter_subscription'
	| '_post_hapi_newsletter_confirm'
	| '_post_hapi_newsletter_unsubscribe'
	| '_get_hapi_sweepstake'
	| '_post_hapi_sweepstake_entry';

/** Comments, forms, calendars, newsletter and sweepstakes. */
export const formHandlers: Handlers<Names> = {
	_get_hapi_publish_comments: listPostComments,
	_post_hapi_feedback_post_comment: writePostComment,
	_post_hapi_contact_message: sendContactMessage,
	_get_hapi_cms_calendar: getCalendar,
	_get_hapi_cms_flyer: getFlyer,
	_get_hapi_cms_static_content: listStaticContents,
	_post_hapi_newsletter_subscribe: subscribe,
	_get_hapi_newsletter_subscription: getSubscription,
	_put_hapi_newsletter_subscription: manageSubscription,
	_post_hapi_newsletter_confirm: confirmSubscription,
	_post_hapi_newsletter_unsubscribe: unsubscribe,
	_get_hapi_sweepstake: listSweepstakes,
	_post_hapi_sweepstake_entry: enterSweepstake,
};
