import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Nullable, Price } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';

/** A coupon of a customer. */
export const Coupon = Type.Object(
	{
		code: field(verbatim(Type.String()), 'Code to enter in cart and checkout.'),
		title: field(localized(Type.String()), 'Title of the coupon.'),
		description: field(Nullable(localized(Type.String())), 'Description of the coupon; null without one.'),
		type: field(Type.Union([Type.Literal('percent'), Type.Literal('amount')]), 'Unit of `value`: per cent, or an amount in major units.'),
		value: field(Price, 'Value of the reduction, by `type`.'),
		minimum_total: field(Nullable(Price), 'Minimum value of the goods; null without one.'),
		valid_from: field(Nullable(verbatim(Type.String())), 'ISO 8601 time from which the coupon is valid; null for no limit.'),
		valid_to: field(Nullable(verbatim(Type.String())), 'ISO 8601 time until which the coupon is valid; null for no limit.'),
		status: field(
			Type.Union([Type.Literal('active'), Type.Literal('used'), Type.Literal('expired'), Type.Literal('upcoming')]),
			'Whether it can be used: `active` now, `used` up, `expired`, or `upcoming`.',
		),
		url_without_domain: field(Nullable(verbatim(Type.String())), 'Path of the category that the coupon applies to; null for everything.'),
	},
	{ description: 'A coupon in a customer’s account.' },
);
export type Coupon = Static<typeof Coupon>;

export const MyCouponsQuery = Type.Object({
	all: field(Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })), '1 also returns used and expired coupons (Spec 7).'),
});
export const MyCouponBody = Type.Object({ ...BodyBase, code: field(Type.String({ maxLength: 40 }), 'Code of the coupon; case-insensitive.') });
export const MyCouponsAnswer = Envelope(
	Type.Object({
		items: field(Type.Array(Coupon), 'The customer’s coupons; after a write those that can be used.'),
		accepts_coupons: field(Type.Optional(Type.Boolean()), 'False if the shop has no coupons now: the page then has no form for a code (extension).'),
	}),
);
