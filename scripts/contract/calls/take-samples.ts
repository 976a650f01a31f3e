import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { itemsOf, type Row, type Visitor } from '../visitor.ts';
import type { Samples } from './samples.ts';

/** Takes samples from the backend's lists. Samples of a call that fails stay empty: the check reports the call itself. */
export async function takeSamples(visitor: Visitor): Promise<Samples> {
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
	// The whole first page may be sold out, so ask for available products.
	const buyable = products.some(isBuyable) ? products : await listOf('_get_hapi_catalog_products', { limit: 100, available: true });
	return {
		productIds: products.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])),
		productSlug: textOf(products[0]?.['slug']),
		cartCode: textOf(buyable.find(isBuyable)?.['shopping_cart_code']),
		postId: typeof posts[0]?.['id'] === 'number' ? posts[0]['id'] : null,
		pageSlug: textOf(pages[0]?.['slug']),
		categorySlug: textOf(categories[0]?.['slug']),
	};
}

const isBuyable = ({ is_available }: Row): boolean => is_available === true;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
