import type { EndpointName } from '@titraj/contract/endpoints.ts';

/** `production`: edits appear soon. `default`: fewer calls of the backend (Spec 9, Cache refresh minutes). */
export type CacheProfile = 'production' | 'default';

type Minutes = Readonly<Record<CacheProfile, number>>;

const DAY: Minutes = { production: 1440, default: 1440 };
const SHORT: Minutes = { production: 2, default: 5 };
const PAGES: Minutes = { production: 2, default: 10 };

const MINUTES: Readonly<Partial<Record<EndpointName, Minutes>>> = {
	_get_hapi_misc_currency: DAY,
	_get_hapi_misc_endpoints: DAY,
	_get_hapi_misc_info: DAY,
	_post_hapi_gdpr_template: DAY,
	_get_hapi_misc_labels: SHORT,
	_get_hapi_misc_routes: SHORT,
	_get_hapi_misc_redirects: SHORT,
	_get_hapi_cms_menus: SHORT,
	_get_hapi_cms_pages: PAGES,
	_get_hapi_publish_categories: SHORT,
	_get_hapi_publish_posts: SHORT,
	_post_hapi_publish_post: SHORT,
	_get_hapi_publish_authors: SHORT,
	_get_hapi_publish_tags: SHORT,
	_get_hapi_catalog_categories: SHORT,
	_get_hapi_catalog_products: SHORT,
	_post_hapi_catalog_product: SHORT,
	_get_hapi_catalog_lists: SHORT,
	_get_hapi_catalog_manufacturers: SHORT,
	_get_hapi_catalog_sellers: SHORT,
	_get_hapi_location: SHORT,
};

/**
 * Minutes for which a response of the frontend proxy is fresh (Spec 9, Cache refresh minutes; D24). Endpoints that are not listed are never
 * cached.
 */
export function minutesOf(name: EndpointName, profile: CacheProfile): number {
	return MINUTES[name]?.[profile] ?? 0;
}

/** Minutes for which a page rendered on demand is fresh on the CDN (Spec 9, cms pages). */
export function pageMinutes(profile: CacheProfile): number {
	return PAGES[profile];
}

/** Minutes for which the server's own guest token is used (Spec 9). */
export const TOKEN_MINUTES = 1440;
/** How long a stale answer may be served while a new one is fetched, in minutes. */
export const STALE_MINUTES = 60;
