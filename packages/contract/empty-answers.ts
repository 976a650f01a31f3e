import { defaultFields } from './default-fields.ts';
import type { EndpointName } from './endpoints.ts';

const NO_ITEMS = { items: [], total: 0, next_cursor: null } as const;

const EMPTY: Readonly<Partial<Record<EndpointName, object>>> = {
	_get_hapi_misc_labels: {},
	_get_hapi_misc_redirects: [],
	_get_hapi_cms_menus: [],
	_get_hapi_cms_pages: NO_ITEMS,
	_get_hapi_cms_search: NO_ITEMS,
	_get_hapi_cms_static_content: NO_ITEMS,
	_get_hapi_publish_categories: NO_ITEMS,
	_get_hapi_publish_posts: NO_ITEMS,
	_get_hapi_publish_authors: NO_ITEMS,
	_get_hapi_publish_tags: NO_ITEMS,
	_get_hapi_publish_comments: NO_ITEMS,
	_get_hapi_catalog_categories: NO_ITEMS,
	_get_hapi_catalog_products: NO_ITEMS,
	_get_hapi_catalog_lists: NO_ITEMS,
	_get_hapi_catalog_manufacturers: NO_ITEMS,
	_get_hapi_catalog_sellers: NO_ITEMS,
	_get_hapi_location: NO_ITEMS,
	_get_hapi_location_filters: { cities: [], services: [] },
	_get_hapi_sweepstake: NO_ITEMS,
	_get_hapi_auth_providers: NO_ITEMS,
	_get_hapi_webshop_location: NO_ITEMS,
};

/**
 * The `data` of an empty response, used if a backend returns 404 for a read or its endpoint table lacks the call (0065); undefined for a required
 * call. A form without defined fields has the default ones.
 */
export function emptyAnswer(name: EndpointName, request: object): object | undefined {
	if (name === '_get_hapi_auth_customer_fields') return { items: defaultFields('type' in request && typeof request.type === 'string' ? request.type : '') };
	const empty = EMPTY[name];
	return empty && structuredClone(empty);
}

/** Calls that `emptyAnswer` knows. */
export const CALLS_WITH_EMPTY_ANSWER: readonly string[] = [...Object.keys(EMPTY), '_get_hapi_auth_customer_fields'];
