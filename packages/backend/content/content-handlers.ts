import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { toAuthorPath } from '../catalog/index.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { notFound } from '../platform/http/refusal.ts';
import { SOURCE_MARKET } from '../platform/market/market.ts';
import { formHandlers } from './form-handlers.ts';
import { findForMembers } from './members/find-for-members.ts';
import { listMenus } from './menus/list-menus.ts';
import { listPages } from './pages/list-pages.ts';
import { listPostCategories } from './posts/list-post-categories.ts';
import { getPost, listPosts } from './posts/list-posts.ts';
import { listTags } from './posts/list-tags.ts';
import { askPriceAlert, askStockAlert } from './product-alerts/ask-alert.ts';
import { cancelStockAlert, confirmStockAlert, getStockAlert } from './product-alerts/manage-alert.ts';
import { canStore } from './site/can-store.ts';
import { findGdprTemplate } from './site/gdpr-template.ts';
import { listChanges } from './site/list-changes.ts';
import { isUnderMaintenance } from './site/maintenance.ts';
import { listRoutes } from './site/routes.ts';
import { listStoreFilters } from './stores/list-store-filters.ts';
import { listStores } from './stores/list-stores.ts';

/** Handlers of pages, posts, menus, stores, stock alerts, routes and changes. */
export const contentHandlers = {
	_get_hapi_cms_menus: listMenus,
	_get_hapi_cms_pages: listPages,
	_get_hapi_cms_for_members: findForMembers,
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
	_post_hapi_stock_alert: askStockAlert,
	_post_hapi_price_alert: askPriceAlert,
	_get_hapi_stock_alert: getStockAlert,
	_post_hapi_stock_alert_confirm: confirmStockAlert,
	_post_hapi_stock_alert_cancel: cancelStockAlert,
	_get_hapi_misc_is_maintenance: async (_query, { db }) => ({ success: await isUnderMaintenance(db) }),
	_get_hapi_misc_health: async (_query, { db, config }) => ({ success: true, data: { can_store: await canStore(db, config) } }),
	_get_hapi_misc_labels: async (_query, { db, lang }) => {
		const rows = await db.selectFrom('labels').selectAll().orderBy('name').execute();
		// Labels with a dot override the storefront's dictionary and are Croatian; other markets use the dictionary.
		const visible = rows.filter(({ name }) => lang === SOURCE_MARKET || !name.includes('.'));
		return { success: true, data: Object.fromEntries(visible.map(({ name, text }) => [name, text])) };
	},
	_get_hapi_misc_routes: async (_query, call) => ({ success: true, data: await listRoutes(call) }),
	_get_hapi_misc_redirects: async (_query, { db }) => ({ success: true, data: await db.selectFrom('redirects').selectAll().orderBy('old_path').execute() }),
	_get_hapi_misc_changes: listChanges,
	_post_hapi_gdpr_template: async ({ template }) => {
		const data = findGdprTemplate(template);
		return data ? { success: true, data } : notFound('consent template');
	},
} satisfies Partial<Handlers<EndpointName>>;
