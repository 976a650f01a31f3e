import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import type { ProductCard } from '../product.ts';
import { toProductCard } from '../to-product-card.ts';

/** Current cards of products in the order of `ids`; products that no longer exist are left out. Throws ApiFailure (Spec 7, products). */
export async function loadCards(ids: readonly number[]): Promise<readonly ProductCard[]> {
	const { items } = unwrap(await fetchApi(`/api/hapi/catalog/products?mode=card&limit=${ids.length}&ids=${ids.join(',')}`));
	const cards = new Map(items.map((item) => [item.id, toProductCard(item, pageCurrency())]));
	return ids.flatMap((id) => cards.get(id) ?? []);
}
