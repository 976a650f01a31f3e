import type { Money } from '#lib/platform/money/money.ts';

/** A promotion that has begun, as it is shown. Days are ISO 8601, both included. */
export interface PromotionOffer {
	readonly title: string;
	readonly state: 'running' | 'over';
	readonly from?: string;
	readonly to?: string;
	/** What it takes off: one of the two. */
	readonly percent?: number;
	readonly amount?: Money;
	/** What the goods have to come to. */
	readonly minimum?: Money;
	/** Typed into the cart; left out once the promotion is over. */
	readonly coupon?: string;
	/** What it is for; everything where it names nothing. */
	readonly goods: readonly { readonly title: string; readonly url: string }[];
}
