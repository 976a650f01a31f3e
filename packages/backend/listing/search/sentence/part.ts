import type { Wish } from './sentence-words.ts';
import type { Token } from './tokens.ts';

/** A part of a search that is a condition or an order instead of words to find. */
export type Part = { readonly tokens: readonly Token[] } & (PricePart | WishPart | AttributePart);

export interface PricePart {
	readonly kind: 'price';
	/** In major units of the shopper's currency, inclusive. */
	readonly from: number | null;
	readonly to: number | null;
}

export interface WishPart {
	readonly kind: 'wish';
	readonly wish: Wish;
}

export interface AttributePart {
	readonly kind: 'attribute';
	readonly title: string;
	/** Any of these values. */
	readonly values: readonly { readonly id: number; readonly title: string }[];
}
