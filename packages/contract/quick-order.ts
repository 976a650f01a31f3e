import Type, { type Static } from 'typebox';
import { Cart } from './cart.ts';
import { BodyBase, Envelope, Id, Nullable, Path } from './envelope.ts';
import { field } from './field.ts';
import { verbatim } from './localized.ts';
import { CatalogProductCard } from './product-card.ts';

/** Product codes, manufacturers' part numbers or EANs, as typed, pasted or uploaded. */
export const LookupBody = Type.Object({
	...BodyBase,
	codes: field(
		Type.Array(Type.String({ maxLength: 200 }), { maxItems: 500 }),
		'Codes typed by the shopper: product codes, manufacturers’ part numbers or EANs.',
	),
});

/** One row per requested code, in the same order. */
export const LookupRow = Type.Object({
	code: field(verbatim(Type.String()), 'The requested code.'),
	status: field(
		Type.Union([Type.Literal('found'), Type.Literal('ambiguous'), Type.Literal('unavailable'), Type.Literal('unknown')]),
		'`ambiguous`: several products share the code, and the best-selling one is returned. `unavailable`: it cannot be bought now.',
	),
	product: field(Nullable(CatalogProductCard), 'The product of the code; null if it is unknown.'),
});
export type LookupRow = Static<typeof LookupRow>;
export const LookupAnswer = Envelope(Type.Object({ items: field(Type.Array(LookupRow), 'One row for each code, in the order of the codes.') }));

/** Adds up to 500 lines in one write. */
export const CartProductsBody = Type.Object({
	...BodyBase,
	items: field(
		Type.Array(
			Type.Object({
				shopping_cart_code: field(Type.String({ maxLength: 100 }), '`shopping_cart_code` of the product.'),
				qty: field(Type.Number({ minimum: 0, maximum: 100_000 }), 'Pieces to add, in the product’s `unit`.'),
			}),
			{ maxItems: 500 },
		),
		'Lines to add.',
	),
	request_id: field(Type.Optional(Type.String({ maxLength: 64 })), 'Idempotency key of this write: repeated with the same key it has no further effect.'),
});
/** The result of a line. */
export const CartLineOutcome = Type.Object({
	shopping_cart_code: field(Type.String(), '`shopping_cart_code` of the product.'),
	added: field(Type.Integer(), 'Pieces that were added.'),
	label_name: field(
		Nullable(Type.String()),
		'Why fewer pieces were added than requested: `error_cart_product`, `error_cart_quantity` or `error_cart_full`; null if all were added.',
	),
});
export const CartProductsAnswer = Envelope(
	Type.Object({ ...Cart.properties, lines: field(Type.Array(CartLineOutcome), 'Result of each line, in the order of `items`.') }),
);

export const StoreStockQuery = Type.Object({ id: field(Id, 'Id of the product whose stock is requested.') });
/** Stock of a product by store. */
export const StoreStock = Type.Object({
	items: field(
		Type.Array(
			Type.Object({
				location_id: field(Id, 'Id of the store.'),
				title: field(verbatim(Type.String()), 'Name of the store.'),
				city: field(verbatim(Type.String()), 'Town of the store.'),
				address: field(verbatim(Type.String()), 'Street and number of the store.'),
				url_without_domain: field(Path, 'Path of the store’s page.'),
				available_qty: field(Type.Integer({ minimum: 0 }), 'Stock of the store; 0 without any.'),
				ready_from: field(
					Type.Optional(Nullable(verbatim(Type.String()))),
					'ISO 8601 day on which a piece ordered now is ready there, also in a store without stock that gets one; null if it is sold out or no day is promised, left out if unknown (extension, 0072).',
				),
			}),
		),
		'Stores, those that have the product first.',
	),
});
export type StoreStock = Static<typeof StoreStock>;
export const StoreStockAnswer = Envelope(StoreStock);
