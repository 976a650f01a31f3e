import Type, { type Static } from 'typebox';
import { CatalogProduct } from './catalog.ts';
import { BodyBase, Envelope, Id } from './envelope.ts';
import { field } from './field.ts';

export const CompareQuery = Type.Object({
	mode: field(Type.Optional(Type.String({ maxLength: 20 })), 'Always `normal`.'),
	time: field(Type.Optional(Type.String({ maxLength: 20 })), 'Current time in milliseconds, to bypass caches (Spec 7).'),
});

/** Compare item (Spec 3). */
export const CompareItem = Type.Object(
	{
		id: field(Id, 'Id of the product.'),
		shopping_cart_code: field(Type.String(), '`shopping_cart_code` of the product.'),
		model: field(CatalogProduct, 'The complete product, for a comparison of its attributes (extension, D30).'),
	},
	{ description: 'A compared product.' },
);
export type CompareItem = Static<typeof CompareItem>;

/** At most three (Spec 5). */
export const CompareAnswer = Envelope(Type.Object({ items: field(Type.Array(CompareItem), 'Compared products, in the order in which they were added.') }));
export const CompareBody = Type.Object({
	...BodyBase,
	shopping_cart_code: field(Type.String({ maxLength: 100 }), '`shopping_cart_code` of the product.'),
});
