import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id, Listing, ListQuery } from './envelope.ts';

const Status = Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')]);

/** A reader's comment on a post; visitors see those that the shop approved. */
export const PostComment = Type.Object({ id: Id, item_id: Id, display_name: Type.String(), message: Type.String(), datetime: Type.String(), status: Status });
export type PostComment = Static<typeof PostComment>;

/** `status` other than approved, and comments of all posts, are for staff. */
export const PostCommentsQuery = Type.Object({ ...ListQuery, item_id: Type.Optional(Id), status: Type.Optional(Status) });
export const PostCommentsAnswer = Listing(PostComment);

/** `website` is a trap for robots: people do not see the field. */
export const PostCommentBody = Type.Object({
	...BodyBase,
	item_id: Id,
	display_name: Type.String({ maxLength: 60 }),
	message: Type.String({ maxLength: 4000 }),
	website: Type.Optional(Type.String({ maxLength: 200 })),
});
export const PostCommentAnswer = Envelope(Type.Object({ status: Status }));
export const ModerateCommentBody = Type.Object({ ...BodyBase, id: Id, status: Status });
export const ModerateCommentAnswer = Envelope(Type.Object({ id: Id, status: Status }));
