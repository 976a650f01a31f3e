import Type, { type Static } from 'typebox';
import { Alternates, BodyBase, Crumb, Envelope, Id, Items, Nullable, Several, Thumbs } from './envelope.ts';
import { field } from './field.ts';
import { CatalogProductCard, cardFields } from './product-card.ts';
import { Attribute, ProductDocument, ProductVideo, Review, VariationOption, VariationValue } from './product-parts.ts';
import { Charging, Disposal, ProductSafety } from './product-safety.ts';

/** What a list says of a product besides its card, unless it is asked for cards alone (Spec 3: list and detail requests ask for these). */
const listFields = {
	lists_info: field(
		Several(
			Type.Object({
				code: field(Type.String(), 'Code of a list that holds the product.'),
				title: field(Type.String(), 'Name of that list.'),
			}),
		),
		'Product lists in which the product stands.',
	),
	priority_details: field(Nullable(Type.String()), 'What matters most about the product, in a line of text; null where nothing does.'),
	manufacturer_url: field(Nullable(Type.String()), 'URL of the manufacturer’s page with its host; null where it has none.'),
	manufacturer_main_image: field(Nullable(Type.String()), 'Name of the file of the manufacturer’s logo, without its folder; null without a logo.'),
	manufacturer_main_image_thumbs: field(Thumbs, 'Sizes of the manufacturer’s logo; empty without one.'),
	manufacturer_main_image_upload_path: field(Nullable(Type.String()), 'Path of the logo’s original; null without a logo.'),
	attributes_ids: field(Several(Id), 'Ids of all attribute values of the product.'),
	documents: field(Several(ProductDocument), 'Papers of the product, such as instructions and energy label.'),
	wishlist_widget: field(
		Type.Object({ qty: field(Type.Integer(), 'Pieces on the wishlist of the token’s owner; 0 where it is not on it.') }, { default: { qty: 0 } }),
		'The product on the wishlist of the token’s owner.',
	),
	compare_widget: field(
		Type.Object({ active: field(Type.Boolean(), 'True where the token’s owner compares the product.') }, { default: { active: false } }),
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
		'Reviews of the product; `feedback/comments` has the rest.',
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
		url: field(Type.String(), 'URL of the product’s page with its host.'),
		seo_title: field(Nullable(Type.String()), 'Title of the page for search engines; null takes the product’s name.'),
		seo_description: field(Nullable(Type.String()), 'Description for search engines, plain text; null takes `short_description`, then `content`.'),
		short_description: field(Nullable(Type.String()), 'A sentence or two about the product, plain text; null without one.'),
		content: field(Nullable(Type.String()), 'Description of the product, HTML that the storefront cleans; null without one.'),
		safety: field(
			Nullable(ProductSafety),
			'Manufacturer and responsible person, as the offer of a product must name them; null where they are unknown (extension, D30).',
		),
		safety_warnings: field(Nullable(Type.String()), 'Warnings and safety information, plain text, one a line; null without any (extension, D30).'),
		disposal: field(Nullable(Disposal), 'Goods that must not go into mixed waste: electrical equipment or batteries; null for any other (extension, D30).'),
		charging: field(Nullable(Charging), 'Power and charger of a product that charges by cable; null for any other (extension, D30).'),
		durability_years: field(
			Nullable(Type.Integer()),
			'Years for which the producer guarantees durability at no cost; null without such a guarantee (extension, D30).',
		),
		durability_label: field(
			Nullable(Type.String()),
			'URL of the harmonised label of that guarantee, a picture that the producer or merchant supplies; null without one (extension, D30).',
		),
		ean_code: field(Nullable(Type.String()), 'GTIN of the product, for structured data and feeds; null where it has none.'),
		category_template: field(Nullable(Type.String()), 'Template of the product’s category, which may change its page; null for the usual page.'),
		category_url_without_domain: field(Type.String(), 'Path of the product’s category.'),
		category_parents: field(Several(Crumb), 'Breadcrumb trail from the top category down to the product’s own.'),
		attributes: field(Several(Attribute), 'Every attribute value, in the order of the table of attributes.'),
		images: field(
			Several(
				Type.Object({
					title: field(Type.String(), 'Alternative text of a picture in the gallery.'),
					upload_path: field(Type.String(), 'Path of that picture’s original.'),
					thumbs: field(Thumbs, 'Sizes of that picture, ascending by width.'),
					view: field(
						Type.Optional(Type.String()),
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
					attributes: field(Type.Array(VariationValue), 'This product’s own values of the attributes by which its variants differ.'),
					options: field(Type.Array(VariationOption), 'All variants, this product among them.'),
				}),
			),
			'Variants of the product; null where it has none.',
		),
		groupproducts: field(Type.Optional(Items(CatalogProductCard)), 'Cards of the parts of a bundle (extension, D30).'),
		quantity: field(Type.Number(), 'Pieces in stock; the same as `available_qty`.'),
		datetime_updated: field(Type.String(), 'ISO 8601 time of the last change, for the sitemap and to find what a build has to render again.'),
		related: field(Several(CatalogProductCard), 'Cards of products of the same kind, to choose from instead of this one (extension, D30).'),
		accessories: field(
			Type.Optional(Items(CatalogProductCard)),
			'Cards of products that are used with this one, such as cables, mounts or chargers; empty or left out where none are known. Sold-out ones are not shown (extension, D30).',
		),
	},
	{ description: 'A product in full.' },
);
export type CatalogProduct = Static<typeof CatalogProduct>;

export const ProductBody = Type.Object({
	...BodyBase,
	item_slug: field(Type.Optional(Type.String({ maxLength: 400 })), 'Last segment of the address of the product’s page. Either this or `item_id` is sent.'),
	item_id: field(Type.Optional(Id), 'Id of the asked-for product.'),
});
export const ProductAnswer = Envelope(CatalogProduct);
