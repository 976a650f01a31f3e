import { MOST_BACKORDER_DAYS } from '@titraj/contract/formats/backorder-days.ts';
import Type, { type Static } from 'typebox';
import { Strict } from './text.ts';

const Pieces = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** Stock of a product; exactly one of the two fields. */
export const StockInput = Strict({
	/** Total pieces, all of them in the warehouse and none in stores. */
	quantity: Type.Optional(Pieces),
	/** Pieces by location: `warehouse` or the code of a store. Omitted locations are unchanged; the total is updated. */
	locations: Type.Optional(Type.Array(Strict({ location: Type.String({ minLength: 1, maxLength: 100 }), quantity: Pieces }), { minItems: 1, maxItems: 1000 })),
});
export type StockInput = Static<typeof StockInput>;

/** Terms on which a product is available to order without stock. */
export const BackorderInput = Strict({
	/** Days until it can be sent; null: no promise. Omitted: the days are unchanged, and a product without any promises none. */
	days: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: MOST_BACKORDER_DAYS }), Type.Null()])),
});
