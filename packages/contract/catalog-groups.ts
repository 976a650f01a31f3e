import Type, { type Static } from 'typebox';
import { CatalogProductCard } from './catalog.ts';
import { Crumb, Id, ImageSize, Listing, ListQuery, Nullable, RedirectFields } from './envelope.ts';

export const CatalogCategory = Type.Object({
	id: Id,
	code: Type.String(),
	slug: Type.String(),
	title: Type.String({ minLength: 1 }),
	parent_id: Nullable(Id),
	/** 1 for a top category. */
	level: Type.Integer(),
	position: Type.Integer(),
	url_without_domain: Type.String({ pattern: '^/' }),
	template: Nullable(Type.String()),
	visible: Type.Boolean(),
	short_description: Nullable(Type.String()),
	content: Nullable(Type.String()),
	seo_title: Nullable(Type.String()),
	seo_description: Nullable(Type.String()),
	main_image_upload_path: Nullable(Type.String()),
	main_image_thumbs: Type.Array(ImageSize),
	breadcrumbs: Type.Array(Crumb),
	products_total: Type.Integer(),
	...RedirectFields,
});
export type CatalogCategory = Static<typeof CatalogCategory>;

/** A hand-picked or computed list (new, discounted, best-selling). */
export const CatalogList = Type.Object({
	id: Id,
	code: Type.String(),
	slug: Type.String(),
	title: Type.String({ minLength: 1 }),
	url_without_domain: Type.String({ pattern: '^/' }),
	template: Nullable(Type.String()),
	visible: Type.Boolean(),
	short_description: Nullable(Type.String()),
	products_total: Type.Integer(),
	...RedirectFields,
	/** First `limit` cards where the query asked for them. */
	items: Type.Array(CatalogProductCard),
});
export type CatalogList = Static<typeof CatalogList>;

export const CatalogManufacturer = Type.Object({
	id: Id,
	code: Type.String(),
	slug: Type.String(),
	title: Type.String({ minLength: 1 }),
	url_without_domain: Type.String({ pattern: '^/' }),
	main_image_upload_path: Nullable(Type.String()),
	main_image_thumbs: Type.Array(ImageSize),
	short_description: Nullable(Type.String()),
	content: Nullable(Type.String()),
	visible: Type.Boolean(),
	products_total: Type.Integer(),
});
export type CatalogManufacturer = Static<typeof CatalogManufacturer>;

export const CatalogSeller = Type.Object({ id: Id, code: Type.String(), title: Type.String(), url_without_domain: Nullable(Type.String()) });

export const CategoriesQuery = Type.Object({
	slug: Type.Optional(Type.String({ maxLength: 400 })),
	mode: Type.Optional(Type.String({ maxLength: 20 })),
	single: Type.Optional(Type.Boolean()),
});
export const CategoriesAnswer = Listing(CatalogCategory);

export const ListsQuery = Type.Object({
	slug: Type.Optional(Type.String({ maxLength: 400 })),
	limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
	mode: Type.Optional(Type.String({ maxLength: 20 })),
	single: Type.Optional(Type.Boolean()),
	/** Comma-separated field names of the list; the answer then holds these and `id` alone. */
	response_fields: Type.Optional(Type.String({ maxLength: 2000 })),
});
export const ListsAnswer = Listing(CatalogList);

export const ManufacturersQuery = Type.Object({ ...ListQuery, ids: Type.Optional(Type.String({ maxLength: 6000 })), slug: Type.Optional(Type.String()) });
export const ManufacturersAnswer = Listing(CatalogManufacturer);
export const SellersAnswer = Listing(CatalogSeller);
