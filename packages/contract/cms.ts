import Type, { type Static } from 'typebox';
import { Crumb, Envelope, Id, Items, Nullable, Path, Several, Visible } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';
import { PagePicture } from './page-picture.ts';

/** The type of a block, and its content. */
const blockType = <const Name extends string>(name: Name, draws: string) => field(Type.Literal(name), `\`${name}\`: ${draws}`);

/** Common fields of a hero and a promotion. */
const teaser = {
	title: field(localized(Type.String()), 'Title of the teaser.'),
	text: field(localized(Type.String()), 'Text below the title.'),
	button_title: field(localized(Type.String()), 'Text of the button.'),
	button_url: field(verbatim(Type.String()), 'Path or URL of the button’s link.'),
	image: field(Nullable(PagePicture), 'Picture of the teaser; null for none.'),
};
const heading = field(localized(Type.String()), 'Heading of the block.');

/** Blocks of which the homepage and landing pages are composed (D12). */
export const Block = Type.Union(
	[
		Type.Object({ type: blockType('hero', 'a wide teaser at the top.'), ...teaser }),
		Type.Object({
			type: blockType('categories', 'tiles of categories.'),
			title: heading,
			category_ids: field(Type.Array(Id), 'Ids of the categories, in their order. Unknown ones are left out.'),
		}),
		Type.Object({
			type: blockType('list', 'the first products of a list.'),
			title: heading,
			list_code: field(verbatim(Type.String()), 'Code of the product list.'),
			limit: field(Type.Integer(), 'Number of products to show.'),
		}),
		Type.Object({ type: blockType('posts', 'the newest posts.'), title: heading, limit: field(Type.Integer(), 'Number of posts to show.') }),
		Type.Object({ type: blockType('brands', 'logos of manufacturers.'), title: heading, limit: field(Type.Integer(), 'Number of manufacturers to show.') }),
		Type.Object({ type: blockType('promo', 'a teaser between other blocks.'), ...teaser }),
		Type.Object({ type: blockType('title', 'a heading.'), title: heading }),
		Type.Object({ type: blockType('intro', 'a paragraph of larger text.'), text: field(localized(Type.String()), 'The paragraph, plain text.') }),
		Type.Object({ type: blockType('content', 'formatted text.'), html: field(localized(Type.String()), 'HTML that the storefront sanitises.') }),
		Type.Object({
			type: blockType('button', 'a button.'),
			title: field(localized(Type.String()), 'Text on the button.'),
			url: field(verbatim(Type.String()), 'Path or URL of the link.'),
		}),
		Type.Object({ type: blockType('menu', 'the links of a menu.'), code: field(verbatim(Type.String()), 'Code of the menu, from `cms/menus`.') }),
		Type.Object({ type: blockType('product', 'cards of products.'), product_ids: field(Type.Array(Id), 'Ids of the products, in their order.') }),
		Type.Object({ type: blockType('post', 'teasers of posts.'), post_ids: field(Type.Array(Id), 'Ids of the posts, in their order.') }),
	],
	{ description: 'A block of a page. It references its content; the storefront loads the products and posts.' },
);
export type Block = Static<typeof Block>;

/** Page (cms) (Spec 3). */
export const CmsPage = Type.Object(
	{
		id: field(Id, 'Id of the page.'),
		slug: field(verbatim(Type.String()), 'Identifies the page: `slug` of its route entry.'),
		title: field(localized(Type.String({ minLength: 1 })), 'Heading of the page.'),
		url_without_domain: field(Path, 'Path of the page.'),
		template: field(
			verbatim(Type.String({ default: 'default' })),
			'Screen of the page: `default`, `landing`, `contact`, `faq`, `flyer`, `homepage`, `advent_calendar` or `promotion_calendar_details`. Any other value is 404.',
		),
		visible: field(Visible, 'False hides the page from everybody but staff: it is 404.'),
		seo_title: field(Nullable(localized(Type.String(), { copies: 'title' })), 'Title of the page for search engines; null means its heading.'),
		seo_description: field(
			Nullable(localized(Type.String(), { copies: 'short_description', isOwn: true })),
			'Description of the page for search engines; null means `short_description`, then `content`.',
		),
		short_description: field(Nullable(localized(Type.String())), 'A sentence or two under the heading, plain text; null without one.'),
		content: field(Nullable(localized(Type.String())), 'Text of the page, HTML that the storefront sanitises; null for a page that consists only of blocks.'),
		main_image_upload_path: field(Nullable(verbatim(Type.String())), 'Path of the page’s picture; null without one.'),
		breadcrumbs: field(Several(Crumb), 'Breadcrumbs from the top to this page.'),
		blocks: field(Several(Block), 'Blocks of the page, in their order; empty without any.'),
		questions: field(
			localized(
				Several(
					Type.Object({
						question: field(Type.String(), 'A question, plain text.'),
						answer: field(Type.String(), 'Its answer, plain text or HTML that the storefront sanitises.'),
					}),
				),
			),
			'Questions of a page of template `faq`; empty for any other.',
		),
		datetime_updated: field(verbatim(Type.String()), 'ISO 8601 time of the last change, for the sitemap.'),
		siblings: field(Several(Crumb), 'Pages of the same parent, including this one, for the side menu; empty without a parent.'),
	},
	{ description: 'A page.' },
);
export type CmsPage = Static<typeof CmsPage>;

export const PagesQuery = Type.Object({
	lang: field(Type.Optional(Type.String({ maxLength: 5 })), 'Code of the language, the same as in the `base-lang` header.'),
	slug: field(
		Type.Optional(Type.String({ maxLength: 400 })),
		'Slug or path of one page; an unknown one returns no items. If left out, every page is returned. `preview:` and a key ask for a page with blocks that are not saved, which only backends with such a preview know.',
	),
	mode: field(Type.Optional(Type.String({ maxLength: 20 })), '`search` if `search_q` is sent.'),
	search_q: field(Type.Optional(Type.String({ maxLength: 200 })), 'Words that the page must contain.'),
});
export const PagesAnswer = Envelope(Type.Object({ items: field(Items(CmsPage), 'The requested pages.') }));
