import { useEffect, useMemo, useState } from 'react';
import { type Sellable, toLivePrice } from './to-live-price.ts';
import { type PriceAnswer, watchPriceQty } from './watch-price-qty.ts';

export interface LivePrice extends Sellable {
	readonly status: PriceAnswer['status'];
	/** True once price and stock are of now, not of the build (Spec 3). */
	readonly priceQtyLoaded: boolean;
}

/** Price and stock of a product as of now; until they arrive, and when they fail, what the page was built with (Spec 3, price-qty). */
export function useLivePrice(id: number, initial: Sellable): LivePrice {
	const [{ status, item }, notify] = useState<PriceAnswer>({ status: 'idle' });
	useEffect(() => {
		const watch = new AbortController();
		void watchPriceQty({ id, notify, until: watch.signal });
		return () => watch.abort();
	}, [id]);
	return useMemo(() => {
		const { price, available, stock, maximumQuantity, delivery, pickup } = item ? toLivePrice(item, initial) : initial;
		return { price, available, stock, maximumQuantity, delivery, pickup, status, priceQtyLoaded: item !== undefined };
	}, [item, status, initial]);
}
