import type { Facets } from './facets.ts';
import type { ProductCard } from './product.ts';

/** What a list is a list of, in words of the products query; without any, of everything. */
export interface ListScope {
	readonly category_id?: number;
	readonly list_code?: string;
	readonly manufacturer_id?: number;
	readonly tag_id?: number;
	/** Hidden products too; the backend obeys staff alone (Spec 6). */
	readonly include_invisible?: true;
	/** The order of a list that nobody has put in another. */
	readonly sort?: 'new' | 'relevance';
}

/** How many of the words that were searched for the products have, and those that they lack. */
export interface MatchedWords {
	readonly matched: number;
	readonly asked: number;
	readonly leftOut: readonly string[];
}

/** What one state of a list shows. */
export interface ListPart {
	readonly products: readonly ProductCard[];
	/** Products on all pages. */
	readonly total: number;
	readonly facets: Facets | null;
	/** The words that were searched for instead of those asked for. */
	readonly corrected?: string;
	/** Where no product has all the words. */
	readonly matched?: MatchedWords;
}

/** A product list as a page brings it along: what it lists, where it stands, and one state of it. */
export interface Listing extends ListPart {
	readonly path: string;
	readonly scope: ListScope;
	/** Query of the state that the page brings along, as `toListQuery` writes it. */
	readonly query: string;
}
