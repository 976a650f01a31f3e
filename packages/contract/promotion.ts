import Type, { type Static } from 'typebox';
import { Id, Nullable, Price } from './envelope.ts';

/**
 * A promotion that has begun: a coupon that takes `percent` or `amount` off a category with all below it, off single products, or off everything. Days
 * are those of the shop's time zone, both included. `coupon_code` is told while it runs.
 */
export const Promotion = Type.Object({
	title: Type.String(),
	state: Type.Union([Type.Literal('running'), Type.Literal('over')]),
	starts_on: Nullable(Type.String()),
	ends_on: Nullable(Type.String()),
	percent: Nullable(Type.Number()),
	amount: Nullable(Price),
	/** What the goods have to come to. */
	minimum_total: Nullable(Price),
	coupon_code: Nullable(Type.String()),
	category: Nullable(Type.Object({ title: Type.String(), url_without_domain: Type.String() })),
	products: Type.Array(Type.Object({ id: Id, title: Type.String(), url_without_domain: Type.String() })),
});
export type Promotion = Static<typeof Promotion>;
