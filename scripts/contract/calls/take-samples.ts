import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { findGoods } from '../goods.ts';
import { itemsOf, type Row, type Visitor } from '../visitor.ts';
import type { Samples } from './samples.ts';

/** Takes samples from the backend's lists; `product` is the `shopping_cart_code` of the command line. Samples of a call that fails stay empty: the check reports the call itself. */
export async function takeSamples(visitor: Visitor, product: string | null): Promise<Samples> {
	const listOf = async (name: EndpointName, request: Row): Promise<readonly Row[]> => {
		if (!visitor.has(name)) return [];
		const { body } = await visitor.ask(name, request);
		return [...itemsOf(body), ...itemsOf(body, '$.data')];
	};
	const [products, posts, pages, categories] = await Promise.all([
		listOf('_get_hapi_catalog_products', { limit: 5 }),
		listOf('_get_hapi_publish_posts', { limit: 1 }),
		listOf('_get_hapi_cms_pages', {}),
		listOf('_get_hapi_catalog_categories', { mode: 'full' }),
	]);
	return {
		goods: await findGoods(visitor, product),
		productIds: products.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])),
		productSlug: textOf(products[0]?.['slug']),
		postId: typeof posts[0]?.['id'] === 'number' ? posts[0]['id'] : null,
		pageSlug: textOf(pages[0]?.['slug']),
		categorySlug: textOf(categories[0]?.['slug']),
	};
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
