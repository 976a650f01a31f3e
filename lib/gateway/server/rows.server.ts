import type { EndpointName } from '@titraj/contract/endpoints.ts';

type Sent = Readonly<Record<string, unknown>>;

/** A read of the frontend proxy: the call that it makes, and how its payload is mapped. */
export interface ProxyRow {
	readonly method: 'GET' | 'POST';
	readonly name: EndpointName;
	readonly toRequest: (sent: Sent) => Sent;
}

const same = (sent: Sent): Sent => sent;
const get = (name: EndpointName): ProxyRow => ({ method: 'GET', name, toRequest: same });
const post = (name: EndpointName, toRequest: ProxyRow['toRequest'] = withText): ProxyRow => ({ method: 'POST', name, toRequest });

/** The frontend proxy's reads by their path under /api/nuxtapi/ (Spec 7, Frontend proxy). */
export const PROXY_ROWS: Readonly<Record<string, ProxyRow>> = {
	info: get('_get_hapi_misc_info'),
	pages: get('_get_hapi_cms_pages'),
	routes: get('_get_hapi_misc_routes'),
	currency: get('_get_hapi_misc_currency'),
	redirects: get('_get_hapi_misc_redirects'),
	labels: get('_get_hapi_misc_labels'),
	'publish/categories': post('_get_hapi_publish_categories'),
	'publish/posts': post('_get_hapi_publish_posts'),
	'publish/post': post('_post_hapi_publish_post'),
	'catalog/categories': post('_get_hapi_catalog_categories'),
	'catalog/products': post('_get_hapi_catalog_products'),
	'catalog/lists': post('_get_hapi_catalog_lists'),
	'catalog/sellers': post('_get_hapi_catalog_sellers'),
	'catalog/product': post('_post_hapi_catalog_product'),
	'gdpr/template': post('_post_hapi_gdpr_template'),
	'catalog/manufacturers': post('_get_hapi_catalog_manufacturers', (sent) => withText({ ...sent, ids: sent['list'] ?? sent['ids'] })),
};

/** Fields that callers may send as lists. The contract's calls take them as comma-separated text. */
const LISTS = ['ids', 'response_fields'];

function withText(sent: Sent): Sent {
	const texts = LISTS.flatMap((name) => {
		const list = sent[name];
		return Array.isArray(list) ? [[name, list.join(',')]] : [];
	});
	return texts.length > 0 ? { ...sent, ...Object.fromEntries(texts) } : sent;
}
