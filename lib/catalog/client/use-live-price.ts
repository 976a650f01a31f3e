import { startTransition, useEffect, useMemo, useState } from 'react';
import { idle } from '#lib/platform/client/idle.ts';
import type { PriceAnswer } from './price-watch.ts';
import type { Sellable, toLivePrice } from './to-live-price.ts';

export interface LivePrice extends Sellable {
	readonly status: PriceAnswer['status'];
	/** True once current price and stock are loaded (Spec 3). */
	readonly priceQtyLoaded: boolean;
}

interface Known extends PriceAnswer {
	readonly toLive?: typeof toLivePrice;
}

/**
 * Current price and stock of a product; those of the build until they arrive, and if loading fails (Spec 3, price-qty). The code that loads
 * them is not part of the page's start (D32). A list has dozens of products, so that their updates are transitions.
 */
export function useLivePrice(id: number, initial: Sellable): LivePrice {
	const [{ status, item, toLive }, setKnown] = useState<Known>({ status: 'idle' });
	useEffect(() => {
		const watch = new AbortController();
		const notify = (known: Known) => startTransition(() => setKnown((before) => (isSame(before, known) ? before : known)));
		void watchLater(id, watch.signal, notify);
		return () => {
			watch.abort();
			setKnown({ status: 'idle' });
		};
	}, [id]);
	return useMemo(() => {
		const { price, available, stock, backorder, maximumQuantity, delivery, pickup } = item && toLive ? toLive(item, initial) : initial;
		return { price, available, stock, backorder, maximumQuantity, delivery, pickup, status, priceQtyLoaded: item !== undefined };
	}, [item, toLive, status, initial]);
}

const isSame = (one: Known, other: Known): boolean => one.status === other.status && one.item === other.item;

async function watchLater(id: number, until: AbortSignal, notify: (known: Known) => void): Promise<void> {
	await idle();
	if (until.aborted) return;
	notify({ status: 'pending' });
	const code = await import('./live-price.ts').catch(() => null);
	if (until.aborted) return;
	if (!code) return notify({ status: 'error' });
	await code.watchPriceQty({ id, until, notify: (answer) => notify({ ...answer, toLive: code.toLivePrice }) });
}
