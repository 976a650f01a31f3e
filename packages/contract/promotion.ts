import Type, { type Static } from 'typebox';
import { Id, Nullable, Price } from './envelope.ts';
import { field } from './field.ts';
import { localized, untranslated, verbatim } from './localized.ts';

/** A promotion that has begun: a coupon for a category with its subcategories, for single products, or for everything. */
export const Promotion = Type.Object(
	{
		title: field(untranslated(Type.String()), 'Title of the promotion.'),
		state: field(Type.Union([Type.Literal('running'), Type.Literal('over')]), 'Whether the promotion is still active.'),
		starts_on: field(Nullable(verbatim(Type.String())), 'First day, ISO 8601, in the shop’s time zone; null for no limit.'),
		ends_on: field(Nullable(verbatim(Type.String())), 'Last day, ISO 8601, in the shop’s time zone; null for no limit.'),
		percent: field(Nullable(Type.Number()), 'Discount in per cent; null if it is an amount.'),
		amount: field(Nullable(Price), 'Discount as an amount; null if it is in per cent.'),
		minimum_total: field(Nullable(Price), 'Minimum value of the goods; null without one.'),
		coupon_code: field(Nullable(verbatim(Type.String())), 'Coupon code, included while the promotion runs; null afterwards.'),
		category: field(
			Nullable(
				Type.Object({
					title: field(localized(Type.String()), 'Name of the category.'),
					url_without_domain: field(verbatim(Type.String()), 'Path of the category’s page.'),
				}),
			),
			'Category that it applies to, with all descendants; null for other promotions.',
		),
		products: field(
			Type.Array(
				Type.Object({
					id: field(Id, 'Id of a reduced product.'),
					title: field(localized(Type.String()), 'Name of that product.'),
					url_without_domain: field(verbatim(Type.String()), 'Path of that product’s page.'),
				}),
			),
			'Single products that it applies to; empty, without a category, for everything.',
		),
	},
	{ description: 'A promotion that has begun.' },
);
export type Promotion = Static<typeof Promotion>;
