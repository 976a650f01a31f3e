import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { useEpoch } from '#lib/platform/client/use-epoch.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import type { SavedList } from '../saved-lists.ts';
import { type ComparedProduct, loadWishlist, OWN, type WishlistView } from './load-saved.ts';
import { onSavedChange } from './saved-items.ts';

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
	const isOwn = categoryId === undefined && shareCode === undefined;
	const loadPart = () =>
		loadWishlist({ ...(categoryId !== undefined && { category_id: categoryId }), ...(shareCode !== undefined && { share_code: shareCode }) }).then(unwrap);
	const load = (isFirst: boolean) => (isOwn ? (isFirst ? OWN.wishlist.recent() : OWN.wishlist.fresh()).then(unwrap) : loadPart());
	return useSaved('wishlist', [categoryId, shareCode], { load, empty: shareCode === undefined ? EMPTY_WISHLIST : undefined });
}

/** Live comparison of the visitor (Spec 7, compare; D38). */
export function useCompare(): SavedState<readonly ComparedProduct[]> {
	return useSaved('compare', [], { load: (isFirst) => (isFirst ? OWN.compare.recent() : OWN.compare.fresh()).then(unwrap), empty: NOTHING });
}

interface Loading<T> {
	/** `isFirst`: nothing is shown yet. */
	readonly load: (isFirst: boolean) => Promise<T>;
	readonly empty: T | undefined;
}

function useSaved<T>(list: SavedList, query: readonly unknown[], { load, empty }: Loading<T>): SavedState<T> {
	const isFirst = useRef(true);
	const epoch = useEpoch();
	const isAsked = epoch !== null && (epoch !== '' || empty === undefined);
	const { data, error, mutate } = useSWR(isAsked ? [list, epoch, ...query] : null, () => load(isFirst.current), {
		shouldRetryOnError: false,
		keepPreviousData: true,
	});
	useEffect(() => {
		isFirst.current = data === undefined;
	}, [data]);
	useEffect(() => onSavedChange(list, () => void mutate()), [list, mutate]);
	const known = epoch === '' && empty !== undefined ? empty : data;
	const status = epoch === null ? 'idle' : known ? 'success' : error ? 'error' : 'pending';
	return { status, data: known, reload: () => void mutate() };
}
