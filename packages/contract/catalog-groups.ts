import Type, { type Static } from 'typebox';
import { Crumb, Id, Listing, ListQuery, Nullable, Path, RedirectFields, Several, Thumbs, Visible } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';
import { CatalogProductCard } from './product-card.ts';

const Slug = Type.Optional(Type.String({ maxLength: 400 }));
const Mode = Type.Optional(Type.String({ maxLength: 20 }));
/** Texts on the page of a group. */
const groupTexts = {
	short_description: field(Nullable(localized(Type.String())), 'A sentence or two under the heading, plain text; null without one.'),
	content: field(Nullable(localized(Type.String())), 'Longer text of the page, HTML that the storefront sanitises; null without one.'),
};
const products_total = field(Type.Integer(), 'Number of products that visitors can see, subcategories included.');

export const CatalogCategory = Type.Object(
	{
		id: field(Id, 'Id of the category.'),
		code: field(verbatim(Type.String()), 'Code of the category in the backend.'),
		slug: field(verbatim(Type.String()), 'Last segment of the category’s address: `slug` of its route entry.'),
		title: field(localized(Type.String({ minLength: 1 })), 'Name of the category.'),
		parent_id: field(Nullable(Id), 'Id of the category above; null for a top category.'),
		level: field(Type.Integer(), 'Depth in the tree: 1 for a top category.'),
		position: field(Type.Integer(), 'Position among the categories of the same parent, ascending.'),
		url_without_domain: field(Path, 'Path of the category’s page.'),
		template: field(Nullable(verbatim(Type.String())), 'Screen variant of the category’s page; null for the default.'),
		visible: field(Visible, 'False hides the category from everybody but staff.'),
		...groupTexts,
		seo_title: field(Nullable(localized(Type.String(), { copies: 'title' })), 'Title of the category’s page for search engines; null means its name.'),
		seo_description: field(
			Nullable(localized(Type.String(), { copies: 'short_description' })),
			'Description of the category’s page for search engines; null means `short_description`.',
		),
		main_image_upload_path: field(Nullable(verbatim(Type.String())), 'Path of the category’s picture; null without one.'),
		main_image_thumbs: field(Thumbs, 'Sizes of the category’s picture, ascending by width; empty without one.'),
		breadcrumbs: field(Several(Crumb), 'Breadcrumbs from the top category to this one.'),
		products_total,
		...RedirectFields,
	},
	{ description: 'A category of products.' },
);
export type CatalogCategory = Static<typeof CatalogCategory>;

/** A hand-picked or computed list (new, discounted, best-selling). */
export const CatalogList = Type.Object(
	{
		id: field(Id, 'Id of the list.'),
		code: field(verbatim(Type.String()), 'Code of the list: `list_code` of a product query and of a block.'),
		slug: field(verbatim(Type.String()), 'Last segment of the list’s address: `slug` of its route entry.'),
		title: field(localized(Type.String({ minLength: 1 })), 'Name of the list.'),
		url_without_domain: field(Path, 'Path of the list’s page.'),
		template: field(Nullable(verbatim(Type.String())), 'Screen variant of the list’s page; null for the default.'),
		visible: field(Visible, 'False hides the list from everybody but staff.'),
		short_description: groupTexts.short_description,
		products_total,
		...RedirectFields,
		items: field(Several(CatalogProductCard), 'The first `limit` products; empty unless the query asks for them.'),
	},
	{ description: 'A list of products.' },
);
export type CatalogList = Static<typeof CatalogList>;

export const CatalogManufacturer = Type.Object(
	{
		id: field(Id, 'Id of the manufacturer.'),
		code: field(verbatim(Type.String()), 'Code of the manufacturer in the backend.'),
		slug: field(verbatim(Type.String()), 'Last segment of the manufacturer’s address: `slug` of its route entry.'),
		title: field(localized(Type.String({ minLength: 1 })), 'Name of the manufacturer.'),
		url_without_domain: field(Path, 'Path of the manufacturer’s page.'),
		main_image_upload_path: field(Nullable(verbatim(Type.String())), 'Path of the logo; null without one.'),
		main_image_thumbs: field(Thumbs, 'Sizes of the logo, ascending by width; empty without one.'),
		...groupTexts,
		visible: field(Visible, 'False hides the manufacturer from everybody but staff.'),
		products_total: field(Type.Integer(), 'Number of the manufacturer’s products that visitors can see.'),
	},
	{ description: 'A manufacturer.' },
);
export type CatalogManufacturer = Static<typeof CatalogManufacturer>;

export const CatalogSeller = Type.Object({
	id: field(Id, 'Id of the seller.'),
	code: field(verbatim(Type.String()), 'Code of the seller in the backend.'),
	title: field(verbatim(Type.String()), 'Name of the seller.'),
	url_without_domain: field(Nullable(verbatim(Type.String())), 'Path of the seller’s page; null without one.'),
});

export const CategoriesQuery = Type.Object({
	slug: field(Slug, 'Slug of one category, or its whole path; an unknown one returns no items.'),
	mode: field(Mode, 'Level of detail of each category; `full` is everything, which the shipped backend always returns.'),
	single: field(Type.Optional(Type.Boolean()), 'With `slug`, true returns only that category, without its descendants.'),
});
export const CategoriesAnswer = Listing(CatalogCategory);

export const ListsQuery = Type.Object({
	slug: field(Slug, 'Slug or code of one list; an unknown one returns no items.'),
	limit: field(Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })), 'Number of products to return with each list; none if left out.'),
	mode: field(Mode, 'Level of detail of each list; the shipped backend always returns everything.'),
	single: field(Type.Optional(Type.Boolean()), 'With `slug`, true returns only that list.'),
	response_fields: field(Type.Optional(Type.String({ maxLength: 2000 })), 'Comma-separated field names; the items then contain only these and `id`.'),
});
export const ListsAnswer = Listing(CatalogList);

export const ManufacturersQuery = Type.Object({
	...ListQuery,
	ids: field(Type.Optional(Type.String({ maxLength: 6000 })), 'Comma-separated ids of manufacturers.'),
	slug: field(Type.Optional(Type.String()), 'Slug of one manufacturer; an unknown one returns no items.'),
});
export const ManufacturersAnswer = Listing(CatalogManufacturer);
export const SellersAnswer = Listing(CatalogSeller);
