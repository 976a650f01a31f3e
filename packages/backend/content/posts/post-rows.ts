import type { PublishPost, PublishPostItem } from '@titraj/contract/publish.ts';
import { MAGAZINE_PATH, toAuthorPath, toPostCategoryPath, toPostPath } from '../../catalog/index.ts';
import { ofEntity } from '../../localization/index.ts';
import type { Database } from '../tables.ts';
import { toPostImages } from './post-images.ts';

/** First breadcrumb of the magazine. */
export const MAGAZINE_CRUMB = { title: 'Magazin', url: MAGAZINE_PATH, ...ofEntity('message', 'magazine') };

export const selectPosts = (db: Database) =>
	db
		.selectFrom('posts as p')
		.innerJoin('post_categories as c', 'c.id', 'p.category_id')
		.leftJoin('authors as a', 'a.id', 'p.author_id')
		.select([
			'p.id',
			'p.slug',
			'p.title',
			'p.short_description',
			'p.content',
			'p.picture',
			'p.image',
			'p.seo_description',
			'p.status',
			'p.published_at',
			'p.updated_at',
		])
		.select(['p.category_id', 'p.redirect_path', 'p.redirect_code', 'p.product_codes'])
		.select(['c.slug as category_slug', 'c.title as category_title', 'c.template as category_template', 'c.visible as category_visible'])
		.select(['a.id as author_id', 'a.slug as author_slug', 'a.title as author_title', 'a.short_description as author_description']);

export type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];

export function toPostItem(row: PostRow): PublishPostItem {
	const images = toPostImages(row);
	return {
		id: row.id,
		title: row.title,
		url_without_domain: toPostPath(row.category_slug, row.slug),
		main_image_thumbs: images[0]?.thumbs ?? [],
		main_image_title: images.length > 0 ? row.title : null,
		short_description: row.short_description || null,
		images,
		datetime_published: row.published_at.toISOString(),
		datetime_updated: row.updated_at.toISOString(),
		category_title: row.category_title,
		author: toAuthor(row),
		status: row.status,
		category_visible: row.category_visible,
	};
}

export function toPost(
	row: PostRow,
	around: Required<Pick<PublishPost, 'tags' | 'products' | 'product_ids' | 'comments'>> & { related: PostRow[]; siteUrl: string },
): PublishPost {
	const item = toPostItem(row);
	const categoryPath = toPostCategoryPath(row.category_slug);
	return {
		...item,
		url: around.siteUrl + item.url_without_domain,
		slug: row.slug,
		category_slug: row.category_slug,
		category_url_without_domain: categoryPath,
		category_template: row.category_template,
		seo_title: null,
		seo_description: row.seo_description || row.short_description || null,
		datetime_updated: row.updated_at.toISOString(),
		main_image_upload_path: item.images[0]?.upload_path ?? null,
		content: row.content,
		breadcrumbs: [MAGAZINE_CRUMB, { title: row.category_title, url: categoryPath }, { title: row.title, url: item.url_without_domain }],
		tags: around.tags,
		related: around.related.map(toPostItem),
		products: around.products,
		product_ids: around.product_ids,
		comments: around.comments,
		redirect_url_without_domain: row.redirect_path,
		redirect_code: row.redirect_code,
	};
}

function toAuthor({ author_id, author_slug, author_title, author_description }: PostRow): PublishPostItem['author'] {
	if (author_id === null || author_slug === null) return null;
	const url_without_domain = toAuthorPath(author_slug, author_id);
	return { id: author_id, slug: author_slug, title: author_title ?? '', url_without_domain, short_description: author_description };
}
