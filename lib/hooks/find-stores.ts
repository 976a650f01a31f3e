import type { DataOf } from '#lib/api/client.ts';
import { toStoreCard } from '#lib/api/mappers/to-store-card.ts';
import type { Result } from '#lib/api/result.ts';
import { STORES_PAGE_SIZE } from '#lib/config/page-sizes.ts';
import { toShopTime } from '#lib/domain/shop-time.ts';
import type { StoreCard } from '#lib/domain/stores.ts';
import { fetchApi } from './fetch-api.ts';

export interface FoundStores {
	readonly stores: readonly StoreCard[];
	readonly total: number;
}

/** Of one answer, as the contract limits it. */
const MOST = 500;

/** The first pages of the stores that a query of the location call finds, in the words of the page's market (Spec 2, location: index). */
export async function findStores(query: string, pages: number): Promise<Result<FoundStores>> {
	const answer = await fetchApi<DataOf<'_get_hapi_location'>>(`/api/hapi/location?${query}&limit=${Math.min(MOST, STORES_PAGE_SIZE * pages)}`);
	if (!answer.ok) return answer;
	const { items, total } = answer.data;
	const today = toShopTime(new Date()).date;
	return { ok: true, data: { stores: items.map((wire) => toStoreCard(wire, today)), total } };
}
