import type { PriceQty } from '@titraj/contract/price-qty.ts';

/** State of loading a product's current price and stock (Spec 3, price-qty; D38). */
export interface PriceAnswer {
	readonly status: 'idle' | 'pending' | 'success' | 'error';
	readonly item?: PriceQty | undefined;
}

export interface PriceWatch {
	readonly id: number;
	readonly notify: (answer: PriceAnswer) => void;
	/** Aborting it ends the watch. */
	readonly until: AbortSignal;
}
