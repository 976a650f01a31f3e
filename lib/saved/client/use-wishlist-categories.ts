import { useEffect } from 'react';
import useSWR from 'swr';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useEpoch } from '#lib/platform/client/use-epoch.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { onSavedChange } from './saved-items.ts';

export interface WishlistCategory {
	readonly id: number;
	readonly title: string;
	/** Number of wishlist products in the category and its subcategories. */
	readonly total: number;
}

const ADDRESS = '/api/hapi/wishlist/categories?level_from=1&level_to=2';
const NONE: readonly WishlistCategory[] = [];

/** Categories of the wishlist's products, upper two levels (Spec 7, wishlist categories); undefined while they load, empty if that failed or `isOwn` is false, for the list of somebody else. */
export function useWishlistCategories(isOwn: boolean): readonly WishlistCategory[] | undefined {
	const epoch = useEpoch();
	const { data, error, mutate } = useSWR(epoch && isOwn ? (['wishlist-categories', epoch] as const) : null, load, { shouldRetryOnError: false });
	useEffect(() => onSavedChange('wishlist', () => void mutate()), [mutate]);
	return data ?? (error || !epoch || !isOwn ? NONE : undefined);
}

async function load(): Promise<readonly WishlistCategory[]> {
	return unwrap(await fetchApi(ADDRESS)).items;
}
