import Type from 'typebox';
import { Sku, Strict } from './text.ts';

/** A relation to another product. */
export const Relation = Strict({
	sku: Sku,
	/** `accessory` is used with the product, `spare_part` replaces a part of it, `alternative` can be bought instead of it. */
	kind: Type.Enum(['accessory', 'spare_part', 'alternative']),
});
