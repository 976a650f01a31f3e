import Type, { type Static } from 'typebox';
import { Id, Listing, ListQuery, Nullable } from './envelope.ts';

/** A customer's own review of a product, also while it waits to be read by the shop. */
export const MyComment = Type.Object({
	id: Id,
	message: Type.String(),
	rate: Nullable(Type.Number()),
	datetime: Type.String(),
	status: Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')]),
	/** Null once the product is gone. */
	item: Nullable(Type.Object({ id: Id, title: Type.String(), url_without_domain: Type.String() })),
});
export type MyComment = Static<typeof MyComment>;
/** `all=1`: those that wait or were rejected as well (Spec 7). */
export const MyCommentsQuery = Type.Object({ ...ListQuery, all: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) });
export const MyCommentsAnswer = Listing(MyComment);
