import Type, { type Static } from 'typebox';
import { Backorder } from './backorder.ts';
import { EnergyLabel } from './energy-label.ts';
import { Id, IF_INVALID, Nullable, Path, Price, Several, ShownMoney, Thumbs, Visible } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';
import { Attribute, Badge } from './product-parts.ts';

/** What a product card needs (Spec 3, Catalogue product). */
export const cardFields = {
	id: field(Id, 'Id of the product: never changes, and ends the address of its page.'),
	code: field(verbatim(Type.String()), 'The merchant’s code of the product (SKU): article number on its page, `sku` in structured data and feeds.'),
	product_code: field(verbatim(Type.String()), 'Part number of the manufacturer, `mpn` in structured data; equal to `code` if there is none.'),
	title: field(localized(Type.String({ minLength: 1 })), 'Name of the product.'),
	url_without_domain: field(Path, 'Path of the product’s page; it fits the template of the route table.'),
	is_available: field(Type.Boolean(), 'True if the product can be bought now: decides about the buy button and `InStock` in structured data.'),
	available_qty: field(Type.Number(), 'Pieces in stock, in `unit`.'),
	backorder: field(
		Type.Optional(Nullable(Backorder)),
		'Set if the product is available to order without stock: `is_available` stays true at an `available_qty` of 0, and more pieces can be ordered than are in stock; null or left out otherwise (extension, 0164).',
	),
	discount_percent: field(Type.Number({ default: 0 }), 'Reduction in per cent for everybody. The storefront calculates its own from the prices.'),
	discount_percent_custom: field(
		Type.Number({ default: 0 }),
		'Reduction in per cent for the token’s owner, from the lowest price of 30 days; 0 without a reduction.',
	),
	discount_percent_base: field(Type.Number({ default: 0 }), 'Reduction in per cent before any agreement with the token’s owner.'),
	price_custom: field(Price, 'Current price of one piece for the token’s owner, tax included. This price is shown and charged.'),
	basic_price: field(Price, 'Regular price for everybody, tax included.'),
	basic_price_custom: field(
		Price,
		'Regular price for the token’s owner, tax included. It is struck through if `price_custom` is below it and below `extra_price_lowest`.',
	),
	basic_price_base: field(
		Price,
		'Regular price before any agreement with the token’s owner, tax included, in the backend’s base currency: in markets with another one it differs from the other prices.',
	),
	extra_price_lowest: field(
		ShownMoney(Price),
		'Lowest price of the 30 days before the reduction (D14); null without a reduction. Without it, or if `price_custom` is not below it, no reduction is shown (D42).',
	),
	rate: field(Type.Number({ default: 0 }), 'Mean of all ratings, 1 to 5 with one decimal; 0 without any. The same as `feedback_rate_widget.rates`.'),
	main_image_upload_path: field(Nullable(verbatim(Type.String())), 'Path of the main picture’s original; null without a picture.'),
	main_image_thumbs: field(Thumbs, 'Sizes of the main picture, ascending by width; empty without a picture (extension, D30: image sizes).'),
	main_image_title: field(Nullable(localized(Type.String(), { copies: 'title' })), 'Alternative text of the main picture; null without a picture.'),
	main_image_description: field(
		Nullable(localized(Type.String(), { copies: 'short_description' })),
		'Longer description of the main picture; null without one.',
	),
	manufacturer_id: field(Nullable(Id), 'Id of the manufacturer; null if unknown.'),
	manufacturer_code: field(Nullable(verbatim(Type.String())), 'Code of the manufacturer in the backend; null if unknown.'),
	manufacturer_title: field(Nullable(verbatim(Type.String())), 'Name of the manufacturer, on cards and as brand in structured data; null if unknown.'),
	manufacturer_url_without_domain: field(Nullable(verbatim(Type.String())), 'Path of the manufacturer’s page; null if it has none.'),
	category_id: field(Id, 'Id of the product’s category.'),
	category_code: field(verbatim(Type.String()), 'Code of the product’s category in the backend.'),
	category_title: field(localized(Type.String(), { copies: 'title', of: 'category' }), 'Name of the product’s category.'),
	attributes_special: field(Several(Attribute), 'The few attribute values on the card, the most important first.'),
	shopping_cart_code: field(
		verbatim(Type.String()),
		'What cart, wishlist and comparison call the product. It is sent back to the letter, and may be any text of up to 100 characters.',
	),
	installments_info: field(
		ShownMoney(
			Type.Object({
				count: field(Type.Integer(), 'Maximum number of instalments for the product.'),
				amount: field(Price, 'Amount of each instalment except the last.'),
				last_amount: field(Type.Optional(Price), 'Amount of the last instalment, so that all of them add up to the price; if left out, equal to the others.'),
			}),
		),
		'Payment in instalments; null if there is none.',
	),
	energy_label: field(Nullable(EnergyLabel), 'EU energy label, whose class is shown beside every price; null for a product without one (extension, D30).'),
	unitd_price: field(ShownMoney(Price), 'Price of one `unitd_description`, such as a metre or a kilogram; null without a unit price.'),
	unitd_qty: field(Nullable(Type.Number()), 'Quantity of the product in `unitd_description`; null without a unit price.'),
	unitd_description: field(Nullable(localized(Type.String(), { kind: 'unit' })), 'Unit of the unit price, such as `m`; null without one.'),
	maximum_qty: field(Nullable(Type.Number()), 'Maximum number of pieces per order; null if only stock limits it.'),
	unit: field(localized(Type.String(), { kind: 'unit' }), 'Unit in which the product is sold, such as `kom` or `m`.'),
	type: field(verbatim(Type.String({ default: 'product' })), '`product`, or `bundle` with its parts in `groupproducts_ids`.'),
	status: field(Type.Integer(), 'State of the product in the backend. The storefront ignores it and uses `visible` and `is_available`.'),
	badge_coupons: field(Several(Badge), 'Badges on the picture, such as “Bestseller”; the badge of a coupon has its code.'),
	visible: field(Visible, 'False hides the product from everybody but staff: its page is 404.'),
	category_visible: field(Nullable(Type.Boolean(), { [IF_INVALID]: false }), 'False hides the product because its category is hidden; null counts as true.'),
	manufacturer_visible: field(
		Nullable(Type.Boolean(), { [IF_INVALID]: false }),
		'False hides the product because its manufacturer is hidden; null counts as true.',
	),
	ignore_brand_visibility: field(Type.Boolean({ default: false }), 'True shows the product even if `manufacturer_visible` is false.'),
	feedback_rate_widget: field(
		Type.Object(
			{
				rates: field(Type.Number(), 'Mean of the ratings, 1 to 5 with one decimal; 0 without ratings.'),
				rates_votes: field(Type.Integer(), 'Number of ratings. Stars are shown if there are any.'),
			},
			{ default: { rates: 0, rates_votes: 0 } },
		),
		'Stars of the product.',
	),
};

export const CatalogProductCard = Type.Object(cardFields, { description: 'The fields of a product card.' });
export type CatalogProductCard = Static<typeof CatalogProductCard>;
