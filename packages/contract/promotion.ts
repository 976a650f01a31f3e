import Type, { type Static } from 'typebox';
import { Id, Nullable, Price } from './envelope.ts';
import { field } from './field.ts';

/** A promotion that has begun: a coupon that takes something off a category with all below it, off single products, or off everything. */
export const Promotion = Type.Object(
	{
		title: field(Type.String(), 'Title of the promotion.'),
		state: field(Type.Union([Type.Literal('running'), Type.Literal('over')]), 'Whether it still runs.'),
		starts_on: field(Nullable(Type.String()), 'ISO 8601 day on which it begins, in the shop’s time zone; null for no beginning.'),
		ends_on: field(Nullable(Type.String()), 'ISO 8601 day with which it ends, in the shop’s time zone; null for no end.'),
		percent: field(Nullable(Type.Number()), 'Discount in per cent; null if it is an amount.'),
		amount: field(Nullable(Price), 'Discount as an amount; null if it is in per cent.'),
		minimum_total: field(Nullable(Price), 'Minimum value of the goods; null without one.'),
		coupon_code: field(Nullable(Type.String()), 'Coupon code, included while the promotion runs; null afterwards.'),
		category: field(
			Nullable(
				Type.Object({
					title: field(Type.String(), 'Name of the category.'),
					url_without_domain: field(Type.String(), 'Path of the category’s page.'),
				}),
			),
			'Category that it applies to, with all descendants; null for other promotions.',
		),
		products: field(
			Type.Array(
				Type.Object({
					id: field(Id, 'Id of a product that it counts on.'),
					title: field(Type.String(), 'Name of that product.'),
					url_without_domain: field(Type.String(), 'Path of that product’s page.'),
				}),
			),
			'Single products that it counts on; empty, with no category, for everything.',
		),
	},
	{ description: 'A promotion that has begun.' },
);
export type Promotion = Static<typeof Promotion>;
