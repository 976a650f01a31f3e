import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Nullable, Price } from './envelope.ts';

/** A coupon of a customer. `status`: to use, used up, not yet or no longer valid. */
export const Coupon = Type.Object({
	code: Type.String(),
	title: Type.String(),
	description: Nullable(Type.String()),
	type: Type.Union([Type.Literal('percent'), Type.Literal('amount')]),
	/** Per cent, or major units. */
	value: Price,
	minimum_total: Nullable(Price),
	/** ISO 8601. */
	valid_from: Nullable(Type.String()),
	valid_to: Nullable(Type.String()),
	status: Type.Union([Type.Literal('active'), Type.Literal('used'), Type.Literal('expired'), Type.Literal('upcoming')]),
	/** Where it counts; null: on everything. */
	url_without_domain: Nullable(Type.String()),
});
export type Coupon = Static<typeof Coupon>;

/** `all=1`: those used up and over as well (Spec 7). */
export const MyCouponsQuery = Type.Object({ all: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) });
/** A code that cannot be had is `error_coupon_invalid_code` (Spec 8). Every write answers all coupons to use. */
export const MyCouponBody = Type.Object({ ...BodyBase, code: Type.String({ maxLength: 40 }) });
export const MyCouponsAnswer = Envelope(Type.Object({ items: Type.Array(Coupon) }));
