import Type, { type Static } from 'typebox';
import { Review } from './catalog.ts';
import { BodyBase, Envelope, Id, ListQuery, Nullable } from './envelope.ts';

const Rate = Type.Integer({ minimum: 1, maximum: 5 });
const Status = Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')]);

/** A shopper's word on a product. One a shopper and product: a second one takes the place of the first and waits again. */
export const FeedbackCommentBody = Type.Object({
	...BodyBase,
	/** Of the product. */
	item_id: Id,
	rate: Rate,
	display_name: Type.String({ maxLength: 60 }),
	message: Type.String({ maxLength: 4000 }),
});
/** `pending`: shown once the shop has read it. */
export const FeedbackCommentAnswer = Envelope(Type.Object({ id: Id, status: Status }));

export const FeedbackRateBody = Type.Object({ ...BodyBase, item_id: Id, rate: Rate });
export const FeedbackRateAnswer = Envelope(Type.Object({ rates: Type.Number(), rates_votes: Type.Integer(), own: Rate }));

export const FeedbackCommentsQuery = Type.Object({
	...ListQuery,
	item_id: Type.Optional(Id),
	/** Staff alone see others than the approved ones. */
	status: Type.Optional(Status),
});
export const FeedbackComments = Type.Object({
	items: Type.Array(Type.Object({ ...Review.properties, id: Nullable(Id), item_id: Id, status: Status })),
	total: Type.Integer(),
	next_cursor: Nullable(Type.String()),
	/** Votes for 1, 2, 3, 4 and 5. */
	rates: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }),
});
export type FeedbackComments = Static<typeof FeedbackComments>;
export const FeedbackCommentsAnswer = Envelope(FeedbackComments);

/** Staff alone: whether a comment is shown. */
export const FeedbackModerationBody = Type.Object({ ...BodyBase, id: Id, status: Status });
