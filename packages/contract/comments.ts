import Type, { type Static } from 'typebox';
import { Id, Listing, ListQuery, Nullable } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';

/** A customer's own review of a product, also while it is pending. */
export const MyComment = Type.Object(
	{
		id: field(Id, 'Id of the review.'),
		message: field(verbatim(Type.String()), 'Text of the review, plain text.'),
		rate: field(Nullable(Type.Number()), 'Stars of this review, 1 to 5; null if none were given.'),
		datetime: field(verbatim(Type.String()), 'ISO 8601 time at which the review was written.'),
		status: field(
			Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')]),
			'Whether the review is pending, approved and shown, or rejected.',
		),
		item: field(
			Nullable(
				Type.Object({
					id: field(Id, 'Id of the product.'),
					title: field(localized(Type.String()), 'Name of the product.'),
					url_without_domain: field(verbatim(Type.String()), 'Path of the product’s page.'),
				}),
			),
			'The product; null if it was deleted.',
		),
	},
	{ description: 'A customer’s own review.' },
);
export type MyComment = Static<typeof MyComment>;
export const MyCommentsQuery = Type.Object({
	...ListQuery,
	all: field(Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })), '1 also returns pending and rejected reviews (Spec 7).'),
});
export const MyCommentsAnswer = Listing(MyComment);
