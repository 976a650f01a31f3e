import type { Money } from '#lib/platform/money/money.ts';

/** A promotion that has begun. Dates are ISO 8601, both inclusive. */
export interface PromotionOffer {
	readonly title: string;
	readonly state: 'running' | 'over';
	readonly from?: string;
	readonly to?: string;
	/** Discount: either a percentage or an amount. */
	readonly percent?: number;
	readonly amount?: Money;
	/** Minimum order value. */
	readonly minimum?: Money;
	/** Coupon code for the cart; left out once the promotion is over. */
	readonly coupon?: string;
	/** Categories and products that it applies to; all products if empty. */
	readonly goods: readonly { readonly title: string; readonly url: string }[];
}
