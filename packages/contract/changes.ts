import Type, { type Static } from 'typebox';
import { Envelope, Id, Nullable } from './envelope.ts';

/** One change of content. `chrome` means menus and labels, `site` anything else that more than single pages show: categories, makers, redirects. */
export const Change = Type.Object({
	id: Id,
	entity: Type.Union([Type.Literal('product'), Type.Literal('post'), Type.Literal('page'), Type.Literal('chrome'), Type.Literal('site')]),
	entity_id: Nullable(Id),
});
export type Change = Static<typeof Change>;

/** `since` is a cursor of an earlier answer; without one nothing is listed and the answer says where to begin. */
export const ChangesQuery = Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0 })) });

export const ChangesAnswer = Envelope(
	Type.Object({
		/** The database that cursors belong to: another one has another history. */
		epoch: Type.String({ minLength: 1 }),
		/** The last change there is. */
		cursor: Type.Integer({ minimum: 0 }),
		/** Each entity once, by its last change. */
		changes: Type.Array(Change),
		/** There are too many to list: everything has to be looked at. */
		too_many: Type.Boolean(),
	}),
);
