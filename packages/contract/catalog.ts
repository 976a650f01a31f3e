import Type, { type Static } from 'typebox';
import { Alternates, BodyBase, Crumb, Envelope, Id, ImageSize, Nullable, Price } from './envelope.ts';

/** An attribute value of a product; `special` ones stand on the card. */
export const Attribute = Type.Object({
	id: Id,
	attribute_code: Type.String(),
	attribute_title: Type.String(),
	title: Type.String(),
	unit: Type.Optional(Nullable(Type.String())),
	/** Heading under which the attribute is listed. */
	group: Type.Optional(Type.String()),
});
export type Attribute = Static<typeof Attribute>;

/** A video that the shop's own host serves. */
const ProductVideo = Type.Object({
	title: Type.String(),
	upload_path: Type.String(),
	/** Media type such as `video/mp4`; where it is left out the ending of the path says it. */
	type: Type.Optional(Type.String({ pattern: '^video/[a-z0-9.+-]+$' })),
	/** ISO 8601; search engines are told of a video only where this is known. */
	datetime_uploaded: Type.Optional(Type.String()),
	main_image_thumbs: Type.Array(ImageSize),
});

export const ProductDocument = Type.Object({
	title: Type.String(),
	url: Type.String(),
	/** Bytes. */
	size: Type.Integer(),
	type: Type.String(),
	/** Of its text, as in BCP 47 (extension, D30). */
	lang: Type.Optional(Type.String({ maxLength: 35 })),
});

export const Badge = Type.Object({ code: Type.String(), title: Type.String(), coupon_code: Type.Optional(Type.String()) });

export const Review = Type.Object({
	display_name: Type.String(),
	message: Type.String(),
	rate: Type.Number(),
	datetime: Type.Optional(Type.String()),
});

const VariationOption = Type.Object({
	id: Id,
	url_without_domain: Type.String(),
	is_available: Type.Boolean(),
	attributes: Type.Array(Type.Object({ attribute_title: Type.String(), title: Type.String() })),
});

/** What a product card needs (Spec 3, Catalogue product). */
const cardFields = {
	id: Id,
	code: Type.String(),
	product_code: Type.String(),
	title: Type.String({ minLength: 1 }),
	url_without_domain: Type.String({ pattern: '^/' }),
	is_available: Type.Boolean(),
	available_qty: Type.Number(),
	discount_percent: Type.Number(),
	discount_percent_custom: Type.Number(),
	discount_percent_base: Type.Number(),
	price_custom: Price,
	basic_price: Price,
	basic_price_custom: Price,
	basic_price_base: Price,
	/** Lowest price of the 30 days before the reduction (D14); null when not reduced. Where `price_custom` is not below it, the price is shown as the plain one (D42). */
	extra_price_lowest: Nullable(Price),
	rate: Type.Number(),
	main_image_upload_path: Nullable(Type.String()),
	/** Ascending widths; each `url` is one size and format (extension, D30: image sizes). */
	main_image_thumbs: Type.Array(ImageSize),
	main_image_title: Nullable(Type.String()),
	main_image_description: Nullable(Type.String()),
	manufacturer_id: Nullable(Id),
	manufacturer_code: Nullable(Type.String()),
	manufacturer_title: Nullable(Type.String()),
	manufacturer_url_without_domain: Nullable(Type.String()),
	category_id: Id,
	category_code: Type.String(),
	category_title: Type.String(),
	attributes_special: Type.Array(Attribute),
	shopping_cart_code: Type.String(),
	installments_info: Nullable(Type.Object({ count: Type.Integer(), amount: Price })),
	unitd_price: Nullable(Price),
	unitd_qty: Nullable(Type.Number()),
	unitd_description: Nullable(Type.String()),
	maximum_qty: Nullable(Type.Number()),
	unit: Type.String(),
	/** `product`, or `bundle` where `groupproducts_ids` names its parts. */
	type: Type.String(),
	status: Type.Integer(),
	badge_coupons: Type.Array(Badge),
	visible: Type.Boolean(),
	category_visible: Nullable(Type.Boolean()),
	manufacturer_visible: Nullable(Type.Boolean()),
	ignore_brand_visibility: Type.Boolean(),
	feedback_rate_widget: Type.Object({ rates: Type.Number(), rates_votes: Type.Integer() }),
};

export const CatalogProductCard = Type.Object(cardFields);
export type CatalogProductCard = Static<typeof CatalogProductCard>;

/** What a list says of a product besides its card, unless it is asked for cards alone (Spec 3: list and detail requests ask for these). */
const listFields = {
	lists_info: Type.Array(Type.Object({ code: Type.String(), title: Type.String() })),
	/** What matters most about the product, in a line of text. */
	priority_details: Nullable(Type.String()),
	manufacturer_url: Nullable(Type.String()),
	/** Name of the picture's file, without its folder. */
	manufacturer_main_image: Nullable(Type.String()),
	manufacturer_main_image_thumbs: Type.Array(ImageSize),
	manufacturer_main_image_upload_path: Nullable(Type.String()),
	attributes_ids: Type.Array(Id),
	documents: Type.Array(ProductDocument),
	/** Pieces on the wishlist of the token's owner, and whether the product is in that owner's comparison. */
	wishlist_widget: Type.Object({ qty: Type.Integer() }),
	compare_widget: Type.Object({ active: Type.Boolean() }),
	/** The newest approved ones, at most twenty; `feedback/comments` has the rest. */
	feedback_comment_widget: Type.Object({ items: Type.Array(Review) }),
	groupproducts_ids: Type.Array(Id),
};

/** An item of a list in mode `list`: every field that section 3 names. */
export const CatalogProductListItem = Type.Object({ ...cardFields, ...listFields });
export type CatalogProductListItem = Static<typeof CatalogProductListItem>;

/** A product in full (mode `full`). `related` is an extension: cards shown under the product (D30). */
export const CatalogProduct = Type.Object({
	...cardFields,
	...listFields,
	alternates: Alternates,
	url: Type.String(),
	seo_title: Nullable(Type.String()),
	seo_description: Nullable(Type.String()),
	short_description: Nullable(Type.String()),
	content: Nullable(Type.String()),
	ean_code: Nullable(Type.String()),
	category_template: Nullable(Type.String()),
	category_url_without_domain: Type.String(),
	/** From the top category down to the product's own. */
	category_parents: Type.Array(Crumb),
	attributes: Type.Array(Attribute),
	/** Every picture; the first one is the main image. */
	images: Type.Array(Type.Object({ title: Type.String(), upload_path: Type.String(), thumbs: Type.Array(ImageSize) })),
	/** Videos of the product (extension, D30); `main_image_thumbs` stand in until one is played. */
	videos: Type.Optional(Type.Array(ProductVideo)),
	variation: Nullable(
		Type.Object({
			attributes: Type.Array(Type.Object({ attribute_title: Type.String(), title: Type.String() })),
			options: Type.Array(VariationOption),
		}),
	),
	/** Cards of the parts where `type` is `bundle` (extension, D30). */
	groupproducts: Type.Optional(Type.Array(Type.Object(cardFields))),
	quantity: Type.Number(),
	datetime_updated: Type.String(),
	related: Type.Array(Type.Object(cardFields)),
});
export type CatalogProduct = Static<typeof CatalogProduct>;

/** Client refresh of what moves by the minute (Spec 3, Price/quantity refresh items). */
export const PriceQty = Type.Object({
	id: Id,
	price_custom: Price,
	basic_price_custom: Price,
	discount_percent_custom: Type.Number(),
	extra_price_lowest: Nullable(Price),
	is_available: Type.Boolean(),
	available_qty: Type.Number(),
	maximum_qty: Nullable(Type.Number()),
});
export type PriceQty = Static<typeof PriceQty>;

export const ProductBody = Type.Object({
	...BodyBase,
	item_slug: Type.Optional(Type.String({ maxLength: 400 })),
	item_id: Type.Optional(Id),
});
export const ProductAnswer = Envelope(CatalogProduct);

export const PriceQtyBody = Type.Object({ ...BodyBase, ids: Type.Array(Id, { maxItems: 500 }) });
export const PriceQtyAnswer = Envelope(Type.Object({ items: Type.Array(PriceQty) }));
