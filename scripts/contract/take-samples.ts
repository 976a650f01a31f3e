import type { EndpointTable } from '@titraj/contract/site.ts';
import { type CallSettings, callBackend } from './call-backend.ts';
import type { Samples } from './samples.ts';

type Row = Readonly<Record<string, unknown>>;

/** Takes samples from the backend's lists. Samples of a call that fails stay empty: the check reports the call itself. */
export async function takeSamples(settings: CallSettings, table: EndpointTable): Promise<Samples> {
	const first = async (name: string, request: Row): Promise<readonly Row[]> => {
		const endpoint = table[name];
		return endpoint ? itemsOf((await callBackend(settings, { ...endpoint, request })).body) : [];
	};
	const [products, posts, pages, categories] = await Promise.all([
		first('_get_hapi_catalog_products', { limit: 5 }),
		first('_get_hapi_publish_posts', { limit: 1 }),
		first('_get_hapi_cms_pages', {}),
		first('_get_hapi_catalog_categories', { mode: 'full' }),
	]);
	return {
		productIds: products.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])),
		productSlug: textOf(products[0]?.['slug']),
		cartCode: textOf(products.find(({ is_available }) => is_available === true)?.['shopping_cart_code']),
		postId: typeof posts[0]?.['id'] === 'number' ? posts[0]['id'] : null,
		pageSlug: textOf(pages[0]?.['slug']),
		categorySlug: textOf(categories[0]?.['slug']),
	};
}

function itemsOf(body: unknown): readonly Row[] {
	const data = isRow(body) ? body['data'] : null;
	const items = isRow(data) && Array.isArray(data['items']) ? data['items'] : Array.isArray(data) ? data : [];
	return items.filter(isRow);
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
