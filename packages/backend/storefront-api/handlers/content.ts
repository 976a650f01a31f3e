import { toAuthorPath } from '../../catalog/products/urls.ts';
import { listMenus } from '../../content/menus/list-menus.ts';
import { listPages } from '../../content/pages/list-pages.ts';
import { listPostCategories } from '../../content/posts/list-post-categories.ts';
import { getPost, listPosts } from '../../content/posts/list-posts.ts';
import { listTags } from '../../content/posts/list-tags.ts';
import { listStoreFilters } from '../../content/stores/list-store-filters.ts';
import { listStores } from '../../content/stores/list-stores.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { formHandlers } from './content-forms.ts';

type Names =
	| '_get_hapi_cms_menus'
	| '_get_hapi_cms_pages'
	| '_get_hapi_publish_categories'
	| '_get_hapi_publish_posts'
	| '_post_hapi_publish_post'
	| '_get_hapi_publish_authors'
	| '_get_hapi_publish_tags'
	| '_get_hapi_location'
	| '_get_hapi_location_filters';

export const contentHandlers: Handlers<Names | keyof typeof formHandlers> = {
	_get_hapi_cms_menus: listMenus,
	_get_hapi_cms_pages: listPages,
	_get_hapi_publish_categories: listPostCategories,
	_get_hapi_publish_posts: listPosts,
	_post_hapi_publish_post: getPost,
	_get_hapi_publish_authors: async (_query, { db }) => {
		const rows = await db.selectFrom('authors').selectAll().orderBy('title').execute();
		const items = rows.map((row) => ({ ...row, url_without_domain: toAuthorPath(row.slug, row.id) }));
		return { success: true, data: { items, total: items.length, next_cursor: null } };
	},
	_get_hapi_publish_tags: listTags,
	...formHandlers,
	_get_hapi_location: listStores,
	_get_hapi_location_filters: listStoreFilters,
};
