import type { UnderstoodPart } from '@titraj/contract/understood.ts';
import type { Facets } from './facets.ts';
import type { ProductCard } from './product.ts';

/** Products of a list, as fields of the products query; all products if empty. */
export interface ListScope {
	readonly category_id?: number;
	readonly list_code?: string;
	readonly manufacturer_id?: number;
	readonly tag_id?: number;
	/** Includes hidden products. The backend allows it to staff only (Spec 6). */
	readonly include_invisible?: true;
	/** Default sort order. */
	readonly sort?: 'new' | 'relevance';
}

/** How many of the search words the products match, and the words that they lack. */
export interface MatchedWords {
	readonly matched: number;
	readonly asked: number;
	readonly leftOut: readonly string[];
}

/** The products of a list in one state: filters, order and pages. */
export interface ProductList {
	readonly products: readonly ProductCard[];
	/** Products on all pages. */
	readonly total: number;
	readonly facets: Facets | null;
	/** Corrected search words that replaced the entered ones. */
	readonly corrected?: string;
	/** Set if no product matches all search words. */
	readonly matched?: MatchedWords;
	/** Parts of the search words that are used as filters or as the order. */
	readonly understood?: readonly UnderstoodPart[];
}

/** A product list in the data of a page. */
export interface Listing extends ProductList {
	readonly path: string;
	readonly scope: ListScope;
	/** Query of the state in the page's data, as `toListQuery` writes it. */
	readonly query: string;
}
