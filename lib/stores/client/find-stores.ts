import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { STORES_PAGE_SIZE } from '#lib/platform/config/page-sizes.ts';
import type { Result } from '#lib/platform/http/result.ts';
import { toShopTime } from '#lib/platform/time/shop-time.ts';
import type { StoreCard } from '../stores.ts';
import { toStoreCard } from '../to-store-card.ts';

export interface FoundStores {
	readonly stores: readonly StoreCard[];
	readonly total: number;
}

/** Maximum number of stores in one answer, set by the contract. */
const MOST = 500;

/** Loads the first pages of the stores that match a query of the location endpoint, in the language of the page (Spec 2, location: index). */
export async function findStores(query: string, pages: number): Promise<Result<FoundStores>> {
	const answer = await fetchApi(`/api/hapi/location?${query}&limit=${Math.min(MOST, STORES_PAGE_SIZE * pages)}`);
	if (!answer.ok) return answer;
	const { items, total } = answer.data;
	const today = toShopTime(new Date()).date;
	return { ok: true, data: { stores: items.map((wire) => toStoreCard(wire, today)), total } };
}
