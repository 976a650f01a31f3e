import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import type { PublishPost } from '@titraj/contract/publish.ts';
import { toRedirectCode } from '@titraj/contract/redirects/redirect-rule.ts';
import { toProductCard } from '#lib/catalog/to-product-card.ts';
import { isPostPublic } from '#lib/catalog/visibility.ts';
import type { HeadModel } from '#lib/navigation/head.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { toPicture } from '#lib/platform/pictures/to-picture.ts';
import { toDescription } from '#lib/platform/server/html/to-plain-text.server.ts';
import { cutWords, stripMarkup } from '#lib/platform/text/cut-words.ts';
import { toShopDate } from '#lib/platform/time/shop-time.ts';
import type { LoadedPage, ScreenProps } from '#lib/screens/screen.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';
import { toArticleData, toBreadcrumbList } from '#lib/screens/server/structured-data.server.ts';
import { POST_TEMPLATES, type PostDetails, type PostTemplate } from '../content-screens.ts';
import { toPostCard } from '../to-post-card.ts';
import { feedPaths } from './post-feeds.server.ts';
import { prepareHtml } from './prepare-html.server.ts';

const WORDS_A_MINUTE = 200;

export const loadPostScreen: ScreenLoader = async ({ client, site, match, path, staff }) => {
	const { slug, category } = match.params;
	const answer = await client.call('_post_hapi_publish_post', {
		item_slug: slug ?? match.entry.slug ?? '',
		...(category !== undefined && { category_slug: category }),
	});
	if (!answer.ok && (answer.error.kind === 'rejected' || answer.error.statusCode === 404)) return { kind: 'not-found' };
	const wire = unwrap(answer);
	if (!isPostPublic(wire) && !staff) return { kind: 'not-found' };
	if (wire.redirect_url_without_domain) return { kind: 'redirect', to: wire.redirect_url_without_domain, code: toRedirectCode(wire.redirect_code) };
	if (wire.url_without_domain !== path) return { kind: 'redirect', to: wire.url_without_domain, code: 301 };
	return { kind: 'page', loaded: toPostPage(wire, site) };
};

/** Page of a loaded post. */
export function toPostPage(wire: PublishPost, site: Site): LoadedPage {
	const { html: contentHtml, headings } = prepareHtml(wire.content, site);
	const picture = wire.main_image_thumbs.length > 0 ? toPicture(wire.main_image_thumbs, wire.main_image_title ?? '', 640) : undefined;
	const text = stripMarkup(contentHtml);
	const description = toDescription(wire.seo_description, wire.short_description) || cutWords(text);
	const details: PostDetails = {
		breadcrumbs: wire.breadcrumbs,
		...(wire.short_description && { intro: bindUnits(wire.short_description) }),
		contentHtml,
		headings,
		...(picture && { picture }),
		published: toShopDate(wire.datetime_published),
		updated: toShopDate(wire.datetime_updated),
		...(wire.author && {
			author: {
				title: wire.author.title,
				url: wire.author.url_without_domain,
				...(wire.author.short_description && { about: bindUnits(wire.author.short_description) }),
			},
		}),
		tags: wire.tags.map((tag) => ({ title: tag.title, url: tag.url_without_domain })),
		readingMinutes: Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE)),
		related: wire.related.map(toPostCard),
	};
	// Also those that are not shown now, so that they come back once they are sold again.
	const productIds = wire.product_ids ?? wire.products.map(({ id }) => id);
	const props: ScreenProps['publish/post'] = {
		title: wire.title,
		id: wire.id,
		template: toPostTemplate(wire.category_template) ?? 'grid',
		details,
		products: wire.products.map((product) => toProductCard(product, site.currency.code)),
		comments: wire.comments.map(({ display_name: name, message, datetime }) => ({ name, message, date: toShopDate(datetime) })),
	};
	return pageOf(site, {
		path: wire.url_without_domain,
		alternates: wire.alternates,
		screen: 'publish/post',
		props,
		head: {
			title: wire.seo_title || wire.title,
			...(description && { description }),
			type: 'article',
			feeds: feedsOf(site),
			...(picture && { picture }),
			structuredData: [
				toArticleData(
					site,
					{ title: wire.title, ...details },
					{ path: wire.url_without_domain, description, published: wire.datetime_published, updated: wire.datetime_updated },
				),
				toBreadcrumbList(site, wire.breadcrumbs),
			],
		},
		tags: [`post:${wire.id}`, ...wire.related.map((post) => `post:${post.id}`), ...productIds.map((id) => `product:${id}`)],
	});
}

/** Template of a category, `grid` by default; null for an unknown one (Spec 8). */
export function toPostTemplate(name: string | null): PostTemplate | null {
	return name === null ? 'grid' : (POST_TEMPLATES.find((known) => known === name) ?? null);
}

/** Links to the post feeds for the head of post pages. */
export function feedsOf(site: Site): NonNullable<HeadModel['feeds']> {
	const { rss, atom } = feedPaths(site.language.code);
	return [
		{ type: 'application/rss+xml', path: rss },
		{ type: 'application/atom+xml', path: atom },
	];
}
