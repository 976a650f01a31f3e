import Type, { type Static } from 'typebox';
import { CatalogProductCard } from './catalog.ts';
import { Alternates, BodyBase, Crumb, Envelope, Id, ImageSize, Listing, ListQuery, Nullable, RedirectFields } from './envelope.ts';
import { PostComment } from './post-comments.ts';

export const PublishAuthor = Type.Object({
	id: Id,
	slug: Type.String(),
	title: Type.String(),
	url_without_domain: Type.String({ pattern: '^/' }),
	short_description: Nullable(Type.String()),
});
export const PublishTag = Type.Object({ id: Id, slug: Type.String(), title: Type.String(), url_without_domain: Type.String({ pattern: '^/' }) });

/** Post list item (Spec 3). */
const postItemFields = {
	id: Id,
	title: Type.String({ minLength: 1 }),
	url_without_domain: Type.String({ pattern: '^/' }),
	main_image_thumbs: Type.Array(ImageSize),
	main_image_title: Nullable(Type.String()),
	short_description: Nullable(Type.String()),
	images: Type.Array(Type.Object({ title: Type.String(), upload_path: Type.String(), thumbs: Type.Array(ImageSize) })),
	datetime_published: Type.String(),
	/** For feeds; readers take the day of publishing where it is missing. */
	datetime_updated: Type.Optional(Type.String()),
	category_title: Type.String(),
	author: Nullable(PublishAuthor),
	status: Type.Integer(),
	category_visible: Nullable(Type.Boolean()),
};
export const PublishPostItem = Type.Object(postItemFields);
export type PublishPostItem = Static<typeof PublishPostItem>;

/** Post detail (Spec 3). */
export const PublishPost = Type.Object({
	...postItemFields,
	alternates: Alternates,
	url: Type.String(),
	slug: Type.String(),
	category_slug: Type.String(),
	category_url_without_domain: Type.String({ pattern: '^/' }),
	category_template: Nullable(Type.String()),
	seo_title: Nullable(Type.String()),
	seo_description: Nullable(Type.String()),
	datetime_updated: Type.String(),
	main_image_upload_path: Nullable(Type.String()),
	content: Type.String(),
	breadcrumbs: Type.Array(Crumb),
	tags: Type.Array(PublishTag),
	related: Type.Array(Type.Object(postItemFields)),
	/** Products that the post speaks of. */
	products: Type.Array(CatalogProductCard),
	/** The newest approved comments. */
	comments: Type.Array(PostComment),
	...RedirectFields,
	label_name: Type.Optional(Type.String()),
});
export type PublishPost = Static<typeof PublishPost>;

export const PublishCategory = Type.Object({
	id: Id,
	slug: Type.String(),
	title: Type.String({ minLength: 1 }),
	url_without_domain: Type.String({ pattern: '^/' }),
	template: Nullable(Type.String()),
	visible: Type.Boolean(),
	short_description: Nullable(Type.String()),
	posts_total: Type.Integer(),
	breadcrumbs: Type.Array(Crumb),
	...RedirectFields,
});
export type PublishCategory = Static<typeof PublishCategory>;

export const PublishCategoriesQuery = Type.Object({
	slug: Type.Optional(Type.String({ maxLength: 400 })),
	mode: Type.Optional(Type.String({ maxLength: 20 })),
	hierarhy_by_position: Type.Optional(Type.Boolean()),
	include_subcategories: Type.Optional(Type.Boolean()),
});
export const PublishCategoriesAnswer = Listing(PublishCategory);

export const PublishPostsQuery = Type.Object({
	...ListQuery,
	mode: Type.Optional(Type.Union([Type.Literal('list'), Type.Literal('full')])),
	category_slug: Type.Optional(Type.String({ maxLength: 400 })),
	author_id: Type.Optional(Id),
	tag_id: Type.Optional(Id),
	search_q: Type.Optional(Type.String({ maxLength: 200 })),
});
/** Mode `list` answers with items, mode `full` (crawls) with posts in full. */
export const PublishPostsAnswer = Listing(PublishPostItem);
export const PublishPostsFullAnswer = Listing(PublishPost);

export const PublishPostBody = Type.Object({
	...BodyBase,
	item_slug: Type.Optional(Type.String({ maxLength: 400 })),
	category_slug: Type.Optional(Type.String({ maxLength: 400 })),
	item_id: Type.Optional(Id),
	mode: Type.Optional(Type.String({ maxLength: 20 })),
});
export const PublishPostAnswer = Envelope(PublishPost);
export const PublishAuthorsAnswer = Listing(PublishAuthor);
export const PublishTagsAnswer = Listing(PublishTag);
