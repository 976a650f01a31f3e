import type { ColumnType, Generated } from 'kysely';
import type { Dictionary } from '../../text/dictionary.ts';

export interface BrowsingTables {
	/** Attributes offered as filters in a category, in display order. */
	category_facets: { category_id: number; attribute_id: number; position: number };
	/** Attributes of a category that are no filters, those of the most products first. */
	category_attributes: { category_id: number; attribute_id: number; position: number };
	/** Distinct words of the products, as in the search index. */
	search_words: { word: string; products: number };
	/** Stems of category titles by market; `role` as in `title-roles.ts`, `size` is the number of distinct words in the title. */
	kind_words: { lang: string; word: string; category_id: number; role: number; size: number };
	/** Complete dictionaries that a merchant changed. */
	search_dictionaries: { lang: string; dictionary: ColumnType<Dictionary, string, string>; updated_at: Generated<Date> };
	/** Number of searches that did not find a word. */
	missed_words: { day: string; lang: string; word: string; times: number };
	/** Searches that found something; `visitors` has a bit for each, which many addresses share. */
	popular_searches: { day: string; lang: string; text: string; times: number; visitors: string };
	/** Searches of many visitors in the last month. */
	popular_ranking: { lang: string; text: string; visitors: number; times: number };
	market_words: { lang: string; word: string; products: number };
	product_tags: { product_id: number; tag_id: number };
	/** Owned by a visitor's session or a customer, never both. */
	compare_items: { id: Generated<number>; session_id: string | null; user_id: number | null; product_id: number };
	/** Reviews of products; without a `message` only a rating. Only approved ones count. */
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
		/** The shop's answer to the words. */
		answer: Generated<string | null>;
		/** Language of the answer (ISO 639-1); null if unknown. */
		answer_lang: Generated<string | null>;
		created_at: Generated<Date>;
	};
	/** Photos of reviews. Owned by the uploader until a review names them, then by the review. */
	review_photos: {
		id: Generated<string>;
		session_id: string | null;
		user_id: number | null;
		feedback_id: number | null;
		/** Place among the photos of the review, from 0. */
		position: Generated<number>;
		/** SHA-256 of the content: a photo that is uploaded twice is stored once. */
		digest: string;
		/** Keyed hash of the address that uploaded it; null once a review names it. */
		client: string | null;
		/** Cleaned JPEG; null once the photo is published. */
		content: Uint8Array | null;
		/** Hash in `media_files` once the photo is published. */
		media: string | null;
		width: number;
		height: number;
		created_at: Generated<Date>;
	};
}
