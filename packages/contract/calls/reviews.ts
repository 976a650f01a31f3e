import type { EndpointDefinitions } from '../endpoint-definition.ts';
import * as feedback from '../feedback.ts';

/** Reviews and ratings of products (D30). */
export const reviewCalls = {
	_get_hapi_feedback_comments: {
		method: 'GET',
		path: '/hapi/v1/feedback/comments/',
		request: feedback.FeedbackCommentsQuery,
		response: feedback.FeedbackCommentsAnswer,
		part: 'reviews',
		summary: 'Reviews of a product, newest first, and how often each rating was given. States other than `approved` are for staff (403).',
		caller: 'Nobody in this storefront: a product brings its newest reviews along. It is there for a tool that moderates them.',
		without: 'Nothing is missing.',
	},
	_post_hapi_feedback_comment: {
		method: 'POST',
		path: '/hapi/v1/feedback/comment/',
		request: feedback.FeedbackCommentBody,
		response: feedback.FeedbackCommentAnswer,
		part: 'reviews',
		notFound: 'product',
		summary: 'Takes a review of a product; it waits until staff have read it. A second one of the same shopper replaces the first.',
		caller: 'The browser when the form of a review is sent.',
		without: 'Shoppers cannot review a product.',
		refusals: { error_feedback: 'Fields are wrong; `errors` names them.' },
	},
	_put_hapi_feedback_comment: {
		method: 'PUT',
		path: '/hapi/v1/feedback/comment/',
		request: feedback.FeedbackModerationBody,
		response: feedback.FeedbackCommentAnswer,
		part: 'review_moderation',
		token: 'staff',
		notFound: 'comment',
		summary: 'Approves or rejects a review, and answers it.',
		caller: 'Nobody in this storefront; a tool that moderates reviews.',
		without: 'Reviews have to be moderated elsewhere.',
	},
	_post_hapi_feedback_rate: {
		method: 'POST',
		path: '/hapi/v1/feedback/rate/',
		request: feedback.FeedbackRateBody,
		response: feedback.FeedbackRateAnswer,
		part: 'reviews',
		notFound: 'product',
		summary: 'Rates a product without words. Another rating of the same shopper replaces the first.',
		caller: 'Nobody in this storefront: a review carries the rating. The gateway passes it on for scripts of a shop’s own.',
		without: 'Nothing is missing.',
	},
} as const satisfies EndpointDefinitions;
