import type { EndpointDefinitions } from '../endpoint-definition.ts';
import * as feedback from '../feedback.ts';
import { LARGEST_PHOTO_BODY } from '../review-photo-limits.ts';
import * as photos from '../review-photos.ts';

/** Reviews and ratings of products (D30). */
export const reviewCalls = {
	_get_hapi_feedback_comments: {
		method: 'GET',
		path: '/hapi/v1/feedback/comments/',
		request: feedback.FeedbackCommentsQuery,
		response: feedback.FeedbackCommentsAnswer,
		part: 'reviews',
		summary: 'Reviews of a product, newest first, and the number of each rating. States other than `approved` are for staff (403).',
		caller: 'Not used by this storefront, because a product contains its newest reviews. It is for a tool that moderates them.',
		without: 'Nothing is missing.',
	},
	_post_hapi_feedback_comment: {
		method: 'POST',
		path: '/hapi/v1/feedback/comment/',
		request: feedback.FeedbackCommentBody,
		response: feedback.FeedbackCommentAnswer,
		part: 'reviews',
		notFound: 'product',
		summary: 'Stores a review of a product, which is pending until staff approve it. A second one of the same shopper replaces the first.',
		caller: 'The browser when the form of a review is sent.',
		without: 'Shoppers cannot review a product.',
		refusals: { error_feedback: 'Some fields are invalid; `errors` lists them.' },
	},
	_post_hapi_feedback_photo: {
		method: 'POST',
		path: '/hapi/v1/feedback/photo/',
		request: photos.FeedbackPhotoBody,
		response: photos.FeedbackPhotoAnswer,
		part: 'review_photos',
		mostBytes: LARGEST_PHOTO_BODY,
		summary:
			'Takes a photo for a review, which names it by `id` within a day. Its metadata, such as the place where it was taken, is removed. Only staff see it until its review is published.',
		caller: 'The browser when a shopper adds a photo to a review. It has reduced the photo to 1600 pixels.',
		without: 'Reviews have no photos: the form has no field for them.',
		refusals: {
			error_photo: 'The file is refused; `errors.content` is `error_photo_type`, `error_photo_large`, `error_photo_small` or `error_photo_damaged`.',
		},
	},
	_put_hapi_feedback_comment: {
		method: 'PUT',
		path: '/hapi/v1/feedback/comment/',
		request: feedback.FeedbackModerationBody,
		response: feedback.FeedbackCommentAnswer,
		part: 'review_moderation',
		token: 'staff',
		notFound: 'comment',
		summary:
			'Approves or rejects a review, and sets the shop’s reply. Rejecting deletes its photos. Approving publishes only its text: photos are published in the back office, by somebody who has seen them.',
		caller: 'Not used by this storefront; a tool that moderates reviews.',
		without: 'Reviews have to be moderated elsewhere.',
	},
	_post_hapi_feedback_rate: {
		method: 'POST',
		path: '/hapi/v1/feedback/rate/',
		request: feedback.FeedbackRateBody,
		response: feedback.FeedbackRateAnswer,
		part: 'reviews',
		notFound: 'product',
		summary: 'Rates a product without a text. Another rating of the same shopper replaces the first.',
		caller: 'Not used by this storefront, because a review contains the rating. The gateway forwards it for a shop’s own scripts.',
		without: 'Nothing is missing.',
	},
} as const satisfies EndpointDefinitions;
