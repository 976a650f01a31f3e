import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id, Listing, ListQuery } from './envelope.ts';
import { field } from './field.ts';
import { verbatim } from './localized.ts';

const Status = Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')]);
const POST_ID = 'Id of the commented post.';

/** A reader's comment on a post. */
export const PostComment = Type.Object(
	{
		id: field(Id, 'Id of the comment.'),
		item_id: field(Id, POST_ID),
		display_name: field(verbatim(Type.String()), 'Name under which the reader wants to be shown.'),
		message: field(verbatim(Type.String()), 'Text of the comment, plain text.'),
		datetime: field(verbatim(Type.String()), 'ISO 8601 time at which the comment was written.'),
		status: field(Status, 'Whether the shop has approved the comment; visitors only get approved ones.'),
	},
	{ description: 'A comment on a post.' },
);
export type PostComment = Static<typeof PostComment>;

export const PostCommentsQuery = Type.Object({
	...ListQuery,
	item_id: field(Type.Optional(Id), 'Id of one post; comments of all posts are for staff.'),
	status: field(Type.Optional(Status), '`approved` by default; others are for staff.'),
});
export const PostCommentsAnswer = Listing(PostComment);

export const PostCommentBody = Type.Object({
	...BodyBase,
	item_id: field(Id, POST_ID),
	display_name: field(Type.String({ maxLength: 60 }), 'Name under which the reader wants to be shown, at least two characters.'),
	message: field(Type.String({ maxLength: 4000 }), 'Text of the comment, at least ten characters.'),
	website: field(
		Type.Optional(Type.String({ maxLength: 200 })),
		'Honeypot for bots: people do not see the field. A form that fills it gets a normal response, and is dropped.',
	),
});
export const PostCommentAnswer = Envelope(Type.Object({ status: field(Status, '`pending` until the shop has read it.') }));
export const ModerateCommentBody = Type.Object({ ...BodyBase, id: field(Id, 'Id of the comment.'), status: field(Status, 'New status of the comment.') });
export const ModerateCommentAnswer = Envelope(Type.Object({ id: field(Id, 'Id of the comment.'), status: field(Status, 'Status of the comment.') }));
