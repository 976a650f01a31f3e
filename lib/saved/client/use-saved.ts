import { useEffect } from 'react';
import useSWR from 'swr';
import { useEpoch } from '#lib/platform/client/use-epoch.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import type { SavedList } from '../saved-lists.ts';
import { type ComparedProduct, loadCompare, loadWishlist, type WishlistView } from './load-saved.ts';
import { onSavedItems } from './saved-items.ts';

export interface SavedState<T> {
	readonly status: 'idle' | 'pending' | 'success' | 'error';
	readonly data: T | undefined;
	readonly reload: () => void;
}

interface WishlistQuery {
	readonly categoryId?: number | undefined;
	/** Code of another visitor's shared list. */
	readonly shareCode?: string | undefined;
}

const EMPTY_WISHLIST: WishlistView = { items: [], shareCode: null };
const NOTHING: readonly ComparedProduct[] = [];

/** Live wishlist of the visitor, or a shared one (Spec 7, wishlist; D38). Without a session it is empty without a call. */
export function useWishlist({ categoryId, shareCode }: WishlistQuery): SavedState<WishlistView> {
	const load = () =>
		loadWishlist({ ...(categoryId !== undefined && { category_id: categoryId }), ...(shareCode !== undefined && { share_code: shareCode }) }).then(unwrap);
	return useSaved('wishlist', [categoryId, shareCode], { load, empty: shareCode === undefined ? EMPTY_WISHLIST : undefined });
}

/** Live comparison of the visitor (Spec 7, compare; D38). */
export function useCompare(): SavedState<readonly ComparedProduct[]> {
	return useSaved('compare', [], { load: () => loadCompare().then(unwrap), empty: NOTHING });
}

function useSaved<T>(list: SavedList, query: readonly unknown[], { load, empty }: { load: () => Promise<T>; empty: T | undefined }): SavedState<T> {
	const epoch = useEpoch();
	const isAsked = epoch !== null && (epoch !== '' || empty === undefined);
	const { data, error, mutate } = useSWR(isAsked ? [list, epoch, ...query] : null, load, { shouldRetryOnError: false, keepPreviousData: true });
	useEffect(() => onSavedItems(() => void mutate()), [mutate]);
	const known = epoch === '' && empty !== undefined ? empty : data;
	const status = epoch === null ? 'idle' : known ? 'success' : error ? 'error' : 'pending';
	return { status, data: known, reload: () => void mutate() };
}
