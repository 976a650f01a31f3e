import type { PriceQty } from '@titraj/contract/price-qty.ts';
import { type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import useSWR from 'swr';
import { loadPriceQty } from './price-qty-batch.ts';
import type { PriceWatch } from './price-watch.ts';

/** Prices are valid for a minute; they are refetched when a shopper returns to the tab. */
const SETTINGS = { dedupingInterval: 60_000, focusThrottleInterval: 60_000, shouldRetryOnError: false };

const followers = new Map<PriceWatch, ReactNode>();
let followed = 0;
let root: Root | undefined;

/** Keeps a product's price and stock fresh with SWR until the watch ends; `known` data is not requested again (Spec 7, price-qty). */
export function followPriceQty(watch: PriceWatch, known?: PriceQty): void {
	followers.set(watch, <Follower key={followed++} watch={watch} known={known} />);
	watch.until.addEventListener('abort', () => {
		followers.delete(watch);
		render();
	});
	render();
}

/** SWR is a hook, so it runs in a separate React root that renders nothing. */
function render(): void {
	root ??= createRoot(document.createElement('div'));
	root.render([...followers.values()]);
}

function Follower({ watch: { id, notify }, known }: { readonly watch: PriceWatch; readonly known: PriceQty | undefined }) {
	const { data, error } = useSWR(['price-qty', id] as const, load, { ...SETTINGS, revalidateOnMount: !known, ...(known && { fallbackData: known }) });
	useEffect(() => notify({ status: data ? 'success' : error ? 'error' : 'pending', item: data }), [notify, data, error]);
	return null;
}

function load([, id]: readonly [string, number]): Promise<PriceQty> {
	return loadPriceQty(id);
}
