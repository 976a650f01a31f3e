import Type, { type Static } from 'typebox';
import { Id, Listing, ListQuery, Nullable } from './envelope.ts';
import { field } from './field.ts';

/** A customer's own review of a product, also while it waits to be read by the shop. */
export const MyComment = Type.Object(
	{
		id: field(Id, 'Id of the review.'),
		message: field(Type.String(), 'Words of the review, plain text.'),
		rate: field(Nullable(Type.Number()), 'Stars of this review, 1 to 5; null where none were given.'),
		datetime: field(Type.String(), 'ISO 8601 time at which the review was written.'),
		status: field(
			Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')]),
			'Whether the review is shown: it waits, is approved, or was rejected.',
		),
		item: field(
			Nullable(
				Type.Object({
					id: field(Id, 'Id of the product.'),
					title: field(Type.String(), 'Name of the product.'),
					url_without_domain: field(Type.String(), 'Path of the product’s page.'),
				}),
			),
			'The product; null once it is gone.',
		),
	},
	{ description: 'A customer’s own review.' },
);
export type MyComment = Static<typeof MyComment>;
export const MyCommentsQuery = Type.Object({
	...ListQuery,
	all: field(Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })), '1 answers reviews that wait or were rejected as well (Spec 7).'),
});
export const MyCommentsAnswer = Listing(MyComment);
