import Type, { type Static } from 'typebox';
import { Alternates, BodyBase, Crumb, Envelope, Id, Items, Nullable, Several, Thumbs } from './envelope.ts';
import { field } from './field.ts';
import { GoodsCondition } from './goods-condition.ts';
import { localized, verbatim } from './localized.ts';
import { CatalogProductCard, cardFields } from './product-card.ts';
import { Attribute, ProductDocument, ProductVideo, Review, VariationOption, VariationValue } from './product-parts.ts';
import { Charging, Disposal, ProductSafety } from './product-safety.ts';

/** Fields of a product in a list in addition to its card, unless only cards are requested (Spec 3: list and detail requests). */
const listFields = {
	lists_info: field(
		Several(
			Type.Object({
				code: field(verbatim(Type.String()), 'Code of a list that contains the product.'),
				title: field(localized(Type.String(), { kind: 'list', id: 'code' }), 'Name of that list.'),
			}),
		),
		'Product lists that contain the product.',
	),
	priority_details: field(
		Nullable(localized(Type.String(), { copies: 'short_description' })),
		'The most important features of the product in a line of text; null without any.',
	),
	manufacturer_url: field(Nullable(verbatim(Type.String())), 'Absolute URL of the manufacturer’s page; null if it has none.'),
	manufacturer_main_image: field(Nullable(verbatim(Type.String())), 'File name of the manufacturer’s logo, without its folder; null without a logo.'),
	manufacturer_main_image_thumbs: field(Thumbs, 'Sizes of the manufacturer’s logo; empty without one.'),
	manufacturer_main_image_upload_path: field(Nullable(verbatim(Type.String())), 'Path of the logo’s original; null without a logo.'),
	attributes_ids: field(Several(Id), 'Ids of all attribute values of the product.'),
	documents: field(Several(ProductDocument), 'Documents of the product, such as instructions and energy label.'),
	wishlist_widget: field(
		Type.Object({ qty: field(Type.Integer(), 'Pieces on the wishlist of the token’s owner; 0 if it is not on it.') }, { default: { qty: 0 } }),
		'The product on the wishlist of the token’s owner.',
	),
	compare_widget: field(
		Type.Object({ active: field(Type.Boolean(), 'True if the product is in the comparison of the token’s owner.') }, { default: { active: false } }),
		'The product in the comparison of the token’s owner.',
	),
	feedback_comment_widget: field(
		Type.Object(
			{
				items: field(Items(Review), 'The newest approved reviews, at most twenty.'),
				rates: field(
					Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 5, maxItems: 5 })),
					'Number of ratings with 1, 2, 3, 4 and 5 stars that `feedback_rate_widget` counts; without it no bars are drawn.',
				),
			},
			{ default: { items: [] } },
		),
		'Reviews of the product; `feedback/comments` returns the rest.',
	),
	groupproducts_ids: field(Several(Id), 'Ids of the parts of a bundle; empty for any other product.'),
};

/** An item of a list in mode `list`: every field that section 3 names. */
export const CatalogProductListItem = Type.Object({ ...cardFields, ...listFields }, { description: 'A product in a list of mode `list`.' });
export type CatalogProductListItem = Static<typeof CatalogProductListItem>;

/** A product in full (mode `full`). */
export const CatalogProduct = Type.Object(
	{
		...cardFields,
		...listFields,
		alternates: Alternates,
		url: field(verbatim(Type.String()), 'Absolute URL of the product’s page.'),
		seo_title: field(Nullable(localized(Type.String(), { copies: 'title' })), 'Title of the page for search engines; null means the product’s name.'),
		seo_description: field(
			Nullable(localized(Type.String(), { copies: 'short_description', isOwn: true })),
			'Description for search engines, plain text; null means `short_description`, then `content`.',
		),
		short_description: field(Nullable(localized(Type.String())), 'A sentence or two about the product, plain text; null without one.'),
		content: field(Nullable(localized(Type.String())), 'Description of the product, HTML that the storefront sanitises; null without one.'),
		safety: field(Nullable(ProductSafety), 'Manufacturer and responsible person, which the offer of a product must name; null if unknown (extension, D30).'),
		safety_warnings: field(Nullable(localized(Type.String())), 'Warnings and safety information, plain text, one per line; null without any (extension, D30).'),
		disposal: field(Nullable(Disposal), 'Goods that must not go into mixed waste: electrical equipment or batteries; null for any other (extension, D30).'),
		charging: field(Nullable(Charging), 'Power and charger of a product that charges by cable; null for any other (extension, D30).'),
		condition: field(
			Type.Optional(Nullable(GoodsCondition)),
			'Condition of the product, for structured data and the merchant feed; null or left out: `promises.condition` of `misc/info` (extension, 0112).',
		),
		fields: field(
			Type.Optional(Type.Record(Type.String(), Type.Unknown())),
			'Values of the product fields that a merchant declared in the shop folder, by name; left out without any (extension, 0116).',
		),
		durability_years: field(
			Nullable(Type.Integer()),
			'Years for which the producer guarantees durability at no cost; null without such a guarantee (extension, D30).',
		),
		durability_label: field(
			Nullable(verbatim(Type.String())),
			'URL of the harmonised label of that guarantee, a picture that the producer or merchant supplies; null without one (extension, D30).',
		),
		ean_code: field(Nullable(verbatim(Type.String())), 'GTIN of the product, for structured data and feeds; null if it has none.'),
		category_template: field(Nullable(verbatim(Type.String())), 'Template of the product’s category, which may change its page; null for the default.'),
		category_url_without_domain: field(verbatim(Type.String()), 'Path of the product’s category.'),
		category_parents: field(Several(Crumb), 'Breadcrumbs from the top category to the product’s category.'),
		attributes: field(Several(Attribute), 'Every attribute value, in the order of the table of attributes.'),
		images: field(
			Several(
				Type.Object({
					title: field(localized(Type.String(), { copies: 'title', of: 'holder' }), 'Alternative text of a picture in the gallery.'),
					upload_path: field(verbatim(Type.String()), 'Path of that picture’s original.'),
					thumbs: field(Thumbs, 'Sizes of that picture, ascending by width.'),
					view: field(
						Type.Optional(verbatim(Type.String())),
						'What that picture shows of the product, such as `back` or `scale`; the shop names the views it knows in its alternative text (extension, D30).',
					),
				}),
			),
			'Every picture; the first one is the main image.',
		),
		videos: field(Type.Optional(Items(ProductVideo)), 'Videos of the product (extension, D30).'),
		variation: field(
			Nullable(
				Type.Object({
					attributes: field(Type.Array(VariationValue), 'Values of this product for the attributes by which its variants differ.'),
					options: field(Type.Array(VariationOption), 'All variants, including this product.'),
				}),
			),
			'Variants of the product; null if it has none.',
		),
		groupproducts: field(Type.Optional(Items(CatalogProductCard)), 'Cards of the parts of a bundle (extension, D30).'),
		quantity: field(Type.Number(), 'Pieces in stock; equal to `available_qty`.'),
		datetime_updated: field(
			verbatim(Type.String()),
			'ISO 8601 time of the last change, for the sitemap and to find the pages that a build has to render again.',
		),
		related: field(Several(CatalogProductCard), 'Cards of similar products, as alternatives to this one (extension, D30).'),
		accessories: field(
			Type.Optional(Items(CatalogProductCard)),
			'Cards of products that are used with this one, such as cables, mounts or chargers; empty or left out if none are known. Sold-out ones are not shown (extension, D30).',
		),
		card_ids: field(
			Type.Optional(
				Type.Object({
					related: field(Type.Array(Id), 'Ids of similar products.'),
					accessories: field(Type.Array(Id), 'Ids of products that are used with this one.'),
					groupproducts: field(Type.Array(Id), 'Ids of the parts of a bundle.'),
				}),
			),
			'With `cards=once`: ids of products that are in `named_cards` or in the items of the response. `related` is then empty; `accessories` and `groupproducts` are left out (extension, D30).',
		),
	},
	{ description: 'A product in full.' },
);
export type CatalogProduct = Static<typeof CatalogProduct>;

export const ProductBody = Type.Object({
	...BodyBase,
	item_slug: field(Type.Optional(Type.String({ maxLength: 400 })), 'Last segment of the address of the product’s page. Either this or `item_id` is sent.'),
	item_id: field(Type.Optional(Id), 'Id of the requested product.'),
});
export const ProductAnswer = Envelope(CatalogProduct);
