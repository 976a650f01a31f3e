import type { ColumnType, Generated } from 'kysely';
import type { Dictionary } from '../../text/dictionary.ts';

export interface BrowsingTables {
	/** Which attributes a category is narrowed by, in the order shown. */
	category_facets: { category_id: number; attribute_id: number; position: number };
	/** Distinct words of the products, as the search index has them. */
	search_words: { word: string; products: number };
	/** Stems of category titles by market; `role` as in `title-roles.ts`, `size` the different words of the title. */
	kind_words: { lang: string; word: string; category_id: number; role: number; size: number };
	/** Dictionaries that a merchant changed, whole. */
	search_dictionaries: { lang: string; dictionary: ColumnType<Dictionary, string, string>; updated_at: Generated<Date> };
	/** How often a word was not found. */
	missed_words: { day: string; lang: string; word: string; times: number };
	market_words: { lang: string; word: string; products: number };
	product_tags: { product_id: number; tag_id: number };
	/** Of a visitor's session or of a customer, never both. */
	compare_items: { id: Generated<number>; session_id: string | null; user_id: number | null; product_id: number };
	/** What shoppers say of a product; without a `message` it is a vote alone. Only approved ones count. */
	feedback: {
		id: Generated<number>;
		product_id: number;
		session_id: string | null;
		user_id: number | null;
		rate: number;
		display_name: string | null;
		message: string | null;
		/** ISO 639-1; null if unknown. */
		lang: Generated<string | null>;
		status: 'pending' | 'approved' | 'rejected';
		created_at: Generated<Date>;
	};
}
