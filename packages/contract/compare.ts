import Type, { type Static } from 'typebox';
import { CatalogProduct } from './catalog.ts';
import { BodyBase, Envelope, Id } from './envelope.ts';

/** `mode` is `normal`; `time` only keeps caches away (Spec 7). */
export const CompareQuery = Type.Object({ mode: Type.Optional(Type.String({ maxLength: 20 })), time: Type.Optional(Type.String({ maxLength: 20 })) });

/** Compare item (Spec 3); `model` is the product in full, so that its attributes stand side by side (extension, D30). */
export const CompareItem = Type.Object({ id: Id, shopping_cart_code: Type.String(), model: CatalogProduct });
export type CompareItem = Static<typeof CompareItem>;

/** At most three, in the order in which they were added (Spec 5); a fourth is refused with `error_compare_limit`. */
export const CompareAnswer = Envelope(Type.Object({ items: Type.Array(CompareItem) }));
export const CompareBody = Type.Object({ ...BodyBase, shopping_cart_code: Type.String({ maxLength: 100 }) });
