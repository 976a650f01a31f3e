import type { CatalogProductCard } from '@titraj/contract/catalog.ts';
import { toProductCard } from '#lib/api/mappers/to-product-card.ts';
import { unwrap } from '#lib/api/result.ts';
import type { ProductCard } from '#lib/domain/product.ts';
import { fetchApi } from './fetch-api.ts';
import { pageCurrency } from './page-currency.ts';

/** Cards of products as they are now, in the order of their ids; what is gone is left out. Throws ApiFailure (Spec 7, products). */
export async function loadCards(ids: readonly number[]): Promise<readonly ProductCard[]> {
	const { items } = unwrap(
		await fetchApi<{ items: readonly CatalogProductCard[] }>(`/api/hapi/catalog/products?mode=card&limit=${ids.length}&ids=${ids.join(',')}`),
	);
	const cards = new Map(items.map((item) => [item.id, toProductCard(item, pageCurrency())]));
	return ids.flatMap((id) => cards.get(id) ?? []);
}
