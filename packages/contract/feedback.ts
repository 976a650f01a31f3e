import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id, ListQuery, listingFields, Nullable } from './envelope.ts';
import { field } from './field.ts';
import { Review } from './product-parts.ts';
import { ReviewPhotoIds } from './review-photos.ts';

const Rate = Type.Integer({ minimum: 1, maximum: 5 });
const Status = Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')]);
const reviewId = field(Id, 'Id of the review.');
const item_id = field(Id, 'Id of the reviewed product.');

/** A shopper's review of a product. */
export const FeedbackCommentBody = Type.Object({
	...BodyBase,
	item_id,
	rate: field(Rate, 'Stars, 1 to 5.'),
	display_name: field(Type.String({ maxLength: 60 }), 'Display name of the reviewer, at least two characters.'),
	message: field(Type.String({ maxLength: 4000 }), 'Text of the review.'),
	photos: field(Type.Optional(ReviewPhotoIds), 'Ids of uploaded photos, in display order; left out, the review has none.'),
});
export const FeedbackCommentAnswer = Envelope(Type.Object({ id: reviewId, status: field(Status, '`pending` until the shop has read it.') }));

export const FeedbackRateBody = Type.Object({ ...BodyBase, item_id, rate: field(Rate, 'Stars, 1 to 5.') });
export const FeedbackRateAnswer = Envelope(
	Type.Object({
		rates: field(Type.Number(), 'Mean of the ratings, 1 to 5 with one decimal; 0 without ratings.'),
		rates_votes: field(Type.Integer(), 'Number of ratings that count. A visitor’s rating counts once it is approved.'),
		own: field(Rate, 'Stars of this rating.'),
	}),
);

export const FeedbackCommentsQuery = Type.Object({
	...ListQuery,
	item_id: field(Type.Optional(Id), 'Id of one product; reviews of all products are for staff.'),
	status: field(Type.Optional(Status), '`approved` by default; others are for staff.'),
});
const ListedReview = Type.Object({
	...Review.properties,
	id: field(Nullable(Id), 'Id of the review; null for one that was imported with its product.'),
	item_id,
	status: field(Status, 'Whether the shop has approved the review.'),
});
export const FeedbackComments = Type.Object({
	...listingFields(ListedReview),
	rates: field(Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }), 'Number of ratings with 1, 2, 3, 4 and 5 stars.'),
});
export type FeedbackComments = Static<typeof FeedbackComments>;
export const FeedbackCommentsAnswer = Envelope(FeedbackComments);

export const FeedbackModerationBody = Type.Object({
	...BodyBase,
	id: reviewId,
	status: field(Status, 'New status of the review.'),
	answer: field(Type.Optional(Nullable(Type.String({ maxLength: 4000 }))), 'The shop’s reply, shown below the review; null removes it, left out keeps it.'),
	answer_lang: field(
		Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
		'Language of the reply (ISO 639-1); left out, that of the call’s `base-lang` header.',
	),
});
export type FeedbackModeration = Pick<Static<typeof FeedbackModerationBody>, 'id' | 'status' | 'answer' | 'answer_lang'>;
