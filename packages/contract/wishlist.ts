import Type, { type Static } from 'typebox';
import { CatalogProductCard } from './catalog.ts';
import { BodyBase, Envelope, Id, Nullable } from './envelope.ts';

const Model = Type.Literal('catalogproduct');
const ShareCode = Type.String({ maxLength: 40 });

/** Wishlist item (Spec 3) with its product's card. */
export const WishlistItem = Type.Object({
	id: Id,
	model: Model,
	shopping_cart_code: Type.String(),
	qty: Type.Integer({ minimum: 1 }),
	datetime_added: Type.String(),
	item: CatalogProductCard,
});
export type WishlistItem = Static<typeof WishlistItem>;

/** The visitor's or customer's list, newest first. `share_code` is null until it was shared. */
export const Wishlist = Type.Object({
	/** Grows with each change: a late answer is known by it. */
	version: Type.Integer({ minimum: 0 }),
	items: Type.Array(WishlistItem),
	share_code: Nullable(Type.String()),
});
export type Wishlist = Static<typeof Wishlist>;
export const WishlistAnswer = Envelope(Wishlist);

/** `category_id` keeps what lies in or under it; `share_code` shows another's shared list, which only its owner changes. */
export const WishlistQuery = Type.Object({ category_id: Type.Optional(Id), share_code: Type.Optional(ShareCode) });
/** Puts the product on the list with this quantity (1 where left out); one that is there already takes it. `error_wishlist_product`, `error_wishlist_full`. */
export const WishlistBody = Type.Object({
	...BodyBase,
	model: Type.Optional(Model),
	/** The product's `shopping_cart_code`. */
	code: Type.String({ maxLength: 100 }),
	qty: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
});
/** `id` of the item. One that is gone already is no error. */
export const WishlistDeleteBody = Type.Object({ ...BodyBase, id: Id });

/** Categories of what is on the list, from the top level (1) down, with the number of items in and under each. */
export const WishlistCategory = Type.Object({
	id: Id,
	parent_id: Nullable(Id),
	level: Type.Integer({ minimum: 1 }),
	title: Type.String(),
	url_without_domain: Type.String(),
	total: Type.Integer(),
});
export type WishlistCategory = Static<typeof WishlistCategory>;
export const WishlistCategoriesQuery = Type.Object({
	level_from: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
	level_to: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
});
export const WishlistCategoriesAnswer = Envelope(Type.Object({ items: Type.Array(WishlistCategory) }));

/** Shares the list by a code that cannot be guessed, or ends that; a list shared again has a new code. */
export const WishlistShareBody = Type.Object({ ...BodyBase, shared: Type.Boolean() });
