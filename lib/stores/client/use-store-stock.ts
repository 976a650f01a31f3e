import useSWR from 'swr';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { unwrap } from '#lib/platform/http/result.ts';

export interface StoreWithStock {
	readonly id: number;
	readonly title: string;
	readonly url: string;
	readonly city: string;
	readonly address: string;
	/** Pieces in this store. */
	readonly stock: number;
	/** ISO 8601 day on which a reservation made now is ready; left out if unknown. */
	readonly readyFrom?: string;
}

export type StoreStockState =
	| { readonly status: 'pending' }
	| { readonly status: 'success'; readonly stores: readonly StoreWithStock[] }
	| { readonly status: 'error'; readonly retry: () => void };

/** Current stock of a product in each store (extension, D30). */
export function useStoreStock(id: number): StoreStockState {
	const { data, error, mutate } = useSWR(['store-stock', id] as const, load, { shouldRetryOnError: false });
	if (data) return { status: 'success', stores: data };
	return error ? { status: 'error', retry: () => void mutate() } : { status: 'pending' };
}

async function load([, id]: readonly [string, number]): Promise<readonly StoreWithStock[]> {
	const { items } = unwrap(await fetchApi(`/api/hapi/catalog/store-stock?id=${id}`));
	return items.map(({ location_id, title, url_without_domain, city, address, available_qty, ready_from }) => ({
		...{ id: location_id, title, url: url_without_domain, city, address, stock: available_qty },
		...(ready_from && { readyFrom: ready_from }),
	}));
}
