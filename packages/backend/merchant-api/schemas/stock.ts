import Type, { type Static } from 'typebox';
import { Strict } from './text.ts';

const Pieces = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** How much of a product there is: exactly one of the two fields. */
export const StockInput = Strict({
	/** Pieces in all. They all lie in the warehouse then, and no store has any. */
	quantity: Type.Optional(Pieces),
	/** Pieces by location: `warehouse`, or the code of a store. Locations that are not named keep what they have; the total follows. */
	locations: Type.Optional(Type.Array(Strict({ location: Type.String({ minLength: 1, maxLength: 100 }), quantity: Pieces }), { minItems: 1, maxItems: 1000 })),
});
export type StockInput = Static<typeof StockInput>;
