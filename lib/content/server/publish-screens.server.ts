import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import { toRedirectCode } from '@titraj/contract/redirects/redirect-rule.ts';
import { toProductCard } from '#lib/catalog/to-product-card.ts';
import type { Breadcrumb } from '#lib/navigation/page-parts.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { toDescription } from '#lib/platform/server/html/to-plain-text.server.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { LoaderContext, ScreenLoader } from '#lib/screens/server/screen-loader.ts';
import { toBreadcrumbList, toPostList } from '#lib/screens/server/structured-data.server.ts';
import type { PostTemplate } from '../content-screens.ts';
import { toPostCard } from '../to-post-card.ts';
import { isOutdated } from './is-outdated.server.ts';
import { feedsOf, toPostTemplate } from './post-screen.server.ts';

/** Posts per page. */
const POSTS_PAGE_SIZE = 12;
/** Maximum number of products shown with the posts of a tag. */
const GOODS = 4;

/** All posts, or those of a category (Spec 2, publish: index). Not found if there are no posts to show. */
export const loadPublishIndex: ScreenLoader = async (context) => {
	const { client, site, match, path } = context;
	const { slug } = match.entry;
	if (slug === undefined) {
		const title = site.translator('publish.title');
		return loadPostList(context, { title, breadcrumbs: [{ title, url: path }], intro: site.translator('publish.intro'), filter: {}, tags: ['posts'] });
	}
	const [category] = unwrap(await client.call('_get_hapi_publish_categories', { slug })).items;
	if (!category || (!category.visible && !context.staff)) return { kind: 'not-found' };
	const template = toPostTemplate(category.template);
	if (template === null) return { kind: 'not-found' };
	if (category.redirect_url_without_domain) return { kind: 'redirect', to: category.redirect_url_without_domain, code: toRedirectCode(category.redirect_code) };
	return loadPostList(context, {
		title: category.title,
		breadcrumbs: category.breadcrumbs,
		intro: category.short_description && bindUnits(category.short_description),
		filter: { category_slug: slug },
		template,
		tags: [`publish_category:${category.id}`],
	});
};

/** Posts of an author. */
export const loadAuthor: ScreenLoader = async (context) => {
	const author = unwrap(await context.client.call('_get_hapi_publish_authors', {})).items.find((candidate) => candidate.id === idOf(context));
	if (!author) return { kind: 'not-found' };
	if (isOutdated(context, author.url_without_domain)) return { kind: 'redirect', to: author.url_without_domain, code: 301 };
	return loadPostList(context, {
		title: author.title,
		breadcrumbs: trail(context, author.title),
		intro: author.short_description && bindUnits(author.short_description),
		filter: { author_id: author.id },
		tags: [`author:${author.id}`],
	});
};

/** Posts with a tag. */
export const loadTag: ScreenLoader = async (context) => {
	const tag = unwrap(await context.client.call('_get_hapi_publish_tags', {})).items.find((candidate) => candidate.id === idOf(context));
	if (!tag) return { kind: 'not-found' };
	if (isOutdated(context, tag.url_without_domain)) return { kind: 'redirect', to: tag.url_without_domain, code: 301 };
	const goods = context.page === 1 ? await loadGoods(context, tag.id) : undefined;
	return loadPostList(context, {
		title: tag.title,
		// A product category may have the same title.
		headTitle: context.site.translator('publish.tag_title', { tag: tag.title }),
		description: context.site.translator('publish.tag_description', { tag: tag.title, shop: context.site.info.site_name }),
		breadcrumbs: trail(context, tag.title),
		intro: null,
		filter: { tag_id: tag.id },
		...(goods && { goods }),
		tags: [`tag:${tag.id}`, ...(goods?.cards ?? []).map(({ id }) => `product:${id}`)],
	});
};

/** Some products with a tag; undefined if there are none. */
async function loadGoods({ client, site }: LoaderContext, tagId: number): Promise<PostList['goods']> {
	const url = site.routes.find(({ content_type, id }) => content_type === 'product_tag' && id === tagId)?.path;
	if (url === undefined) return undefined;
	const { items } = unwrap(await client.call('_get_hapi_catalog_products', { mode: 'card', tag_id: tagId, limit: GOODS }));
	return items.length > 0 ? { cards: items.map((card) => toProductCard(card, site.currency.code)), url } : undefined;
}

interface PostList {
	readonly title: string;
	/** Document title, if it differs from the heading. */
	readonly headTitle?: string;
	/** Meta description, if there is no intro. */
	readonly description?: string;
	readonly breadcrumbs: readonly Breadcrumb[];
	readonly intro: string | null;
	readonly filter: { category_slug?: string; author_id?: number; tag_id?: number };
	readonly tags: readonly string[];
	readonly template?: PostTemplate;
	readonly goods?: ScreenProps['publish/index']['goods'];
}

async function loadPostList({ client, site, path, page }: LoaderContext, list: PostList): ReturnType<ScreenLoader> {
	const [answer, categories] = await Promise.all([
		client.call('_get_hapi_publish_posts', { mode: 'list', limit: POSTS_PAGE_SIZE, page, ...list.filter }).then(unwrap),
		client.call('_get_hapi_publish_categories', { hierarhy_by_position: true }).then(unwrap),
	]);
	const pages = Math.ceil(answer.total / POSTS_PAGE_SIZE);
	if (answer.items.length === 0) return { kind: 'not-found' };
	const posts = answer.items.map(toPostCard);
	const ofAll = list.headTitle ?? list.title;
	const title = page > 1 ? `${ofAll} (${page})` : ofAll;
	const description = toDescription(list.intro, list.description);
	return {
		kind: 'page',
		loaded: pageOf(site, {
			path,
			screen: 'publish/index',
			props: {
				title: list.title,
				breadcrumbs: list.breadcrumbs,
				...(list.intro && { intro: list.intro }),
				categories: categories.items
					.filter((category) => category.visible && category.posts_total > 0)
					.map((category) => ({ title: category.title, url: category.url_without_domain, current: category.url_without_domain === path })),
				template: list.template ?? 'grid',
				posts,
				...(list.goods && { goods: list.goods }),
				pagination: { current: page, pages, basePath: path },
			},
			head: {
				title,
				canonical: page > 1 ? `${path}?page=${page}` : path,
				...(description && { description }),
				feeds: feedsOf(site),
				structuredData: [toBreadcrumbList(site, list.breadcrumbs), toPostList(site, posts)],
			},
			tags: [...list.tags, ...answer.items.map((post) => `post:${post.id}`)],
		}),
	};
}

function trail({ site, path }: LoaderContext, title: string): Breadcrumb[] {
	return [...(site.urls.publish ? [{ title: site.translator('publish.title'), url: site.urls.publish }] : []), { title, url: path }];
}

function idOf({ match }: LoaderContext): number {
	return match.entry.id ?? Number(match.params.id);
}
