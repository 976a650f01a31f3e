import Type, { type Static } from 'typebox';
import { Cart } from './cart.ts';
import { CatalogProductCard } from './catalog.ts';
import { BodyBase, Envelope, Id, Nullable } from './envelope.ts';

/** Article codes, makers' part numbers or EANs as typed, pasted or uploaded. */
export const LookupBody = Type.Object({ ...BodyBase, codes: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 500 }) });

/** One row a code asked for, in the same order. `ambiguous`: several products share it, the best-selling one is given. */
export const LookupRow = Type.Object({
	code: Type.String(),
	status: Type.Union([Type.Literal('found'), Type.Literal('ambiguous'), Type.Literal('unavailable'), Type.Literal('unknown')]),
	product: Nullable(CatalogProductCard),
});
export type LookupRow = Static<typeof LookupRow>;
export const LookupAnswer = Envelope(Type.Object({ items: Type.Array(LookupRow) }));

/** Adds up to 500 lines in one write; `request_id` makes a repeat harmless. */
export const CartProductsBody = Type.Object({
	...BodyBase,
	items: Type.Array(Type.Object({ shopping_cart_code: Type.String({ maxLength: 100 }), qty: Type.Number({ minimum: 0, maximum: 100_000 }) }), {
		maxItems: 500,
	}),
	request_id: Type.Optional(Type.String({ maxLength: 64 })),
});
/** What became of a line: `added` pieces, and the label that says why it is fewer than asked for. */
export const CartLineOutcome = Type.Object({ shopping_cart_code: Type.String(), added: Type.Integer(), label_name: Nullable(Type.String()) });
export const CartProductsAnswer = Envelope(Type.Object({ ...Cart.properties, lines: Type.Array(CartLineOutcome) }));

export const StoreStockQuery = Type.Object({ id: Id });
/** Stock of one product, store by store; those that have it first. */
export const StoreStock = Type.Object({
	items: Type.Array(
		Type.Object({
			location_id: Id,
			title: Type.String(),
			city: Type.String(),
			address: Type.String(),
			url_without_domain: Type.String({ pattern: '^/' }),
			available_qty: Type.Integer({ minimum: 0 }),
		}),
	),
});
export type StoreStock = Static<typeof StoreStock>;
export const StoreStockAnswer = Envelope(StoreStock);
