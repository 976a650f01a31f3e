import type { ProductCard } from './product.ts';

interface NamedLink {
	readonly title: string;
	readonly url: string;
}

/** What the search page shows if no product was found. */
export interface SearchAlternatives {
	/** The words that name a kind of product which the shop does not sell. */
	readonly notSold?: string;
	readonly categories: readonly NamedLink[];
	readonly bestSellers: readonly ProductCard[];
	/** Pages on which a shopper finds somebody to ask. */
	readonly help: readonly NamedLink[];
	/** Left out if the shop has none. */
	readonly phone?: string;
	readonly email?: string;
}
