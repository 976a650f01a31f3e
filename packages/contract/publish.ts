import Type, { type Static } from 'typebox';
import {
	Alternates,
	BodyBase,
	Crumb,
	Envelope,
	Id,
	IF_INVALID,
	Listing,
	ListQuery,
	Nullable,
	Path,
	RedirectFields,
	Several,
	Thumbs,
	Visible,
} from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';
import { PostComment } from './post-comments.ts';
import { CatalogProductCard } from './product-card.ts';

const Slug = Type.Optional(Type.String({ maxLength: 400 }));
const Mode = Type.Optional(Type.String({ maxLength: 20 }));

export const PublishAuthor = Type.Object(
	{
		id: field(Id, 'Id of the author: `id` of the route entry.'),
		slug: field(verbatim(Type.String()), 'Beginning of the author’s address, before the id.'),
		title: field(localized(Type.String()), 'Name of the author.'),
		url_without_domain: field(Path, 'Path of the author’s page.'),
		short_description: field(Nullable(localized(Type.String())), 'Description of the author, plain text; null without one.'),
	},
	{ description: 'An author of posts.' },
);
export const PublishTag = Type.Object(
	{
		id: field(Id, 'Id of the tag: `id` of the route entry, and `tag_id` of queries.'),
		slug: field(verbatim(Type.String()), 'Beginning of the tag’s address, before the id.'),
		title: field(localized(Type.String()), 'Text of the tag.'),
		url_without_domain: field(Path, 'Path of the tag’s page.'),
	},
	{ description: 'A tag of posts and products.' },
);

/** Post list item (Spec 3). */
const postItemFields = {
	id: field(Id, 'Id of the post.'),
	title: field(localized(Type.String({ minLength: 1 })), 'Title of the post.'),
	url_without_domain: field(Path, 'Path of the post; it fits the template of the route table.'),
	main_image_thumbs: field(Thumbs, 'Sizes of the main picture, ascending by width; empty without a picture.'),
	main_image_title: field(Nullable(localized(Type.String(), { copies: 'title' })), 'Alternative text of the main picture; null without a picture.'),
	short_description: field(Nullable(localized(Type.String())), 'Teaser of the post, plain text; null without one.'),
	images: field(
		Several(
			Type.Object({
				title: field(localized(Type.String(), { copies: 'title', of: 'holder' }), 'Alternative text of a picture of the post.'),
				upload_path: field(verbatim(Type.String()), 'Path of that picture’s original.'),
				thumbs: field(Thumbs, 'Sizes of that picture, ascending by width.'),
			}),
		),
		'Further pictures of the post.',
	),
	datetime_published: field(verbatim(Type.String()), 'ISO 8601 time of publishing; lists are sorted by it.'),
	datetime_updated: field(
		Type.Optional(verbatim(Type.String())),
		'ISO 8601 time of the last change, for feeds; readers use the publishing time if it is left out.',
	),
	category_title: field(localized(Type.String(), { copies: 'title', of: 'category' }), 'Name of the post’s category.'),
	author: field(Nullable(PublishAuthor), 'Author of the post; null for the shop itself.'),
	status: field(Type.Integer(), 'State of the post: 3 or more is public, less is visible only to staff (Spec 4).'),
	category_visible: field(Nullable(Type.Boolean(), { [IF_INVALID]: false }), 'False hides the post because its category is hidden; null counts as true.'),
};
export const PublishPostItem = Type.Object(postItemFields, { description: 'A post in a list.' });
export type PublishPostItem = Static<typeof PublishPostItem>;

/** Post detail (Spec 3). */
export const PublishPost = Type.Object(
	{
		...postItemFields,
		alternates: Alternates,
		url: field(verbatim(Type.String()), 'Absolute URL of the post.'),
		slug: field(verbatim(Type.String()), 'Last segment of the post’s address.'),
		category_slug: field(verbatim(Type.String()), 'Last segment of its category’s address.'),
		category_url_without_domain: field(Path, 'Path of its category’s page.'),
		category_template: field(Nullable(verbatim(Type.String())), 'Template of its category, which changes the post’s layout; null for the default.'),
		seo_title: field(Nullable(localized(Type.String(), { copies: 'title' })), 'Title of the post for search engines; null means its title.'),
		seo_description: field(
			Nullable(localized(Type.String(), { copies: 'short_description', isOwn: true })),
			'Description of the post for search engines; null means `short_description`.',
		),
		datetime_updated: field(
			verbatim(Type.String()),
			'ISO 8601 time of the last change, for the sitemap and to find the pages that a build has to render again.',
		),
		main_image_upload_path: field(Nullable(verbatim(Type.String())), 'Path of the main picture’s original; null without a picture.'),
		content: field(localized(Type.String()), 'Text of the post, HTML that the storefront sanitises.'),
		breadcrumbs: field(Several(Crumb), 'Breadcrumbs from the magazine to this post.'),
		tags: field(Several(PublishTag), 'Tags of the post.'),
		related: field(Several(PublishPostItem), 'Related posts.'),
		products: field(Several(CatalogProductCard), 'Products that the post is about.'),
		product_ids: field(
			Type.Optional(Type.Array(Id)),
			'Ids of all products that the post is about, also of those that are not sold now: a build writes the post again when one of them changes. Left out: those of `products`.',
		),
		comments: field(Several(PostComment), 'The newest approved comments.'),
		...RedirectFields,
		label_name: field(
			Type.Optional(verbatim(Type.String())),
			'Why the post is not returned completely (section 3); the shipped backend responds with 404 instead.',
		),
	},
	{ description: 'A post in full.' },
);
export type PublishPost = Static<typeof PublishPost>;

export const PublishCategory = Type.Object(
	{
		id: field(Id, 'Id of the category of posts.'),
		slug: field(verbatim(Type.String()), 'Last segment of the category’s address: `slug` of its route entry.'),
		title: field(localized(Type.String({ minLength: 1 })), 'Name of the category.'),
		url_without_domain: field(Path, 'Path of the category’s page.'),
		template: field(Nullable(verbatim(Type.String())), 'Template of the category’s list; null for the default. An unknown value is 404.'),
		visible: field(Visible, 'False hides the category from everybody but staff.'),
		short_description: field(Nullable(localized(Type.String())), 'A sentence or two under the heading, plain text; null without one.'),
		posts_total: field(Type.Integer(), 'Number of public posts in the category.'),
		breadcrumbs: field(Several(Crumb), 'Breadcrumbs from the magazine to this category.'),
		...RedirectFields,
	},
	{ description: 'A category of posts.' },
);
export type PublishCategory = Static<typeof PublishCategory>;

export const PublishCategoriesQuery = Type.Object({
	slug: field(Slug, 'Slug of one post category; an unknown one returns no items.'),
	mode: field(Mode, 'Level of detail of each post category; the shipped backend always returns everything.'),
	hierarhy_by_position: field(Type.Optional(Type.Boolean()), 'True sorts by position in the tree (the name is the specification’s).'),
	include_subcategories: field(Type.Optional(Type.Boolean()), 'True together with `slug`: also its subcategories.'),
});
export const PublishCategoriesAnswer = Listing(PublishCategory);

export const PublishPostsQuery = Type.Object({
	...ListQuery,
	mode: field(
		Type.Optional(Type.Union([Type.Literal('list'), Type.Literal('full')])),
		'Level of detail of each post: `list` (the default) for lists, `full` for builds and feeds.',
	),
	category_slug: field(Slug, 'Slug of a category; only its posts are listed.'),
	author_id: field(Type.Optional(Id), 'Id of an author; only their posts are listed.'),
	tag_id: field(Type.Optional(Id), 'Id of a tag; only its posts are listed.'),
	search_q: field(Type.Optional(Type.String({ maxLength: 200 })), 'Words that the post must contain.'),
});
export const PublishPostsAnswer = Listing(PublishPostItem);
export const PublishPostsFullAnswer = Listing(PublishPost);

export const PublishPostBody = Type.Object({
	...BodyBase,
	item_slug: field(Slug, 'Last segment of the post’s address. Either this or `item_id` is sent.'),
	category_slug: field(Slug, 'Last segment of its category’s address, together with `item_slug`.'),
	item_id: field(Type.Optional(Id), 'Id of the requested post.'),
	mode: field(Mode, 'Level of detail of the post, which is always returned in full.'),
});
export const PublishPostAnswer = Envelope(PublishPost);
export const PublishAuthorsAnswer = Listing(PublishAuthor);
export const PublishTagsAnswer = Listing(PublishTag);
