import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id, Nullable, Price } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';
import { CatalogProductCard } from './product-card.ts';

const Model = Type.Literal('catalogproduct');

/** Wishlist item (Spec 3) with its product's card. */
export const WishlistItem = Type.Object(
	{
		id: field(Id, 'Id of the item, by which it is removed.'),
		model: field(Model, 'Kind of the item on the list: `catalogproduct`.'),
		shopping_cart_code: field(Type.String(), '`shopping_cart_code` of the product.'),
		qty: field(Type.Integer({ minimum: 1 }), 'Quantity in pieces.'),
		datetime_added: field(Type.String(), 'ISO 8601 time at which it was added.'),
		price_when_added: field(
			Type.Optional(Nullable(Price)),
			'Price of one piece when it was added to the list, from the price history (extension); null or left out if the history does not reach back so far. The list shows if the price has fallen since.',
		),
		item: field(CatalogProductCard, 'The product.'),
	},
	{ description: 'An item of a wishlist.' },
);
export type WishlistItem = Static<typeof WishlistItem>;

/** The visitor's or customer's list. */
export const Wishlist = Type.Object(
	{
		version: field(Type.Integer({ minimum: 0 }), 'Increases with each change of the list: the shop ignores responses that are older than one it has seen.'),
		items: field(Type.Array(WishlistItem), 'Items, the newest first; only those of a category if the query contains one.'),
		share_code: field(Nullable(Type.String()), 'Code under which the list is shared; null if it is not.'),
	},
	{ description: 'A wishlist.' },
);
export type Wishlist = Static<typeof Wishlist>;
export const WishlistAnswer = Envelope(Wishlist);

export const WishlistQuery = Type.Object({
	category_id: field(Type.Optional(Id), 'Id of a category: only items in it or its subcategories are returned.'),
	share_code: field(Type.Optional(Type.String({ maxLength: 40 })), 'Code of a shared list; only its owner can change it.'),
});
export const WishlistBody = Type.Object({
	...BodyBase,
	model: field(Type.Optional(Model), 'Kind of the item to add: `catalogproduct`.'),
	code: field(Type.String({ maxLength: 100 }), '`shopping_cart_code` of the product (the name is the specification’s).'),
	qty: field(Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })), 'Quantity on the list; 1 by default.'),
});
export const WishlistDeleteBody = Type.Object({ ...BodyBase, id: field(Id, 'Id of the item.') });

/** Categories of what is on the list. */
export const WishlistCategory = Type.Object({
	id: field(Id, 'Id of the category.'),
	parent_id: field(Nullable(Id), 'Id of the category above; null for a top category.'),
	level: field(Type.Integer({ minimum: 1 }), 'Depth in the tree: 1 for a top category.'),
	title: field(localized(Type.String()), 'Name of the category.'),
	url_without_domain: field(verbatim(Type.String()), 'Path of the category’s page.'),
	total: field(Type.Integer(), 'Items of the list in and under the category.'),
});
export type WishlistCategory = Static<typeof WishlistCategory>;
const Level = Type.Optional(Type.Integer({ minimum: 1, maximum: 20 }));
export const WishlistCategoriesQuery = Type.Object({
	level_from: field(Level, 'Highest level to return; 1 by default.'),
	level_to: field(Level, 'Deepest level to return; every level by default.'),
});
export const WishlistCategoriesAnswer = Envelope(Type.Object({ items: field(Type.Array(WishlistCategory), 'Categories from the top level down.') }));

export const WishlistShareBody = Type.Object({ ...BodyBase, shared: field(Type.Boolean(), 'True shares the list, false ends sharing.') });
