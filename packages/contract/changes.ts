import Type, { type Static } from 'typebox';
import { Envelope, Id, Nullable } from './envelope.ts';
import { field } from './field.ts';

/** One change of content. */
export const Change = Type.Object(
	{
		id: field(Id, 'Number of the change; later ones are higher.'),
		entity: field(
			Type.Union([Type.Literal('product'), Type.Literal('post'), Type.Literal('page'), Type.Literal('chrome'), Type.Literal('site')]),
			'Kind of the changed entity. `chrome` means menus and labels, `site` anything else that affects more than single pages: categories, manufacturers, redirects.',
		),
		entity_id: field(Nullable(Id), 'Id of the product, post or page; null for `chrome` and `site`.'),
	},
	{ description: 'A change of content.' },
);
export type Change = Static<typeof Change>;

export const ChangesQuery = Type.Object({
	since: field(
		Type.Optional(Type.Integer({ minimum: 0 })),
		'`cursor` of an earlier response. If it is left out, nothing is listed and the response has the first cursor.',
	),
});

export const ChangesAnswer = Envelope(
	Type.Object({
		epoch: field(Type.String({ minLength: 1 }), 'Identifies the database of the cursors: if it differs, everything must be checked.'),
		cursor: field(Type.Integer({ minimum: 0 }), 'Cursor of the next call: pass it back as `since`.'),
		changes: field(Type.Array(Change), 'The changed entities, each once, by its last change.'),
		too_many: field(Type.Boolean(), 'True if there are too many changes to list, or they were deleted: everything must be checked.'),
	}),
);
