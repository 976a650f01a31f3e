import type { Generated, JSONColumnType } from 'kysely';

export interface TranslationTables {
	translations: {
		/** `category`, `product`, `list`, `tag`, `post_category`, `post`, `page`, `static_content`, `sweepstake`, `manufacturer`, `author` or `post_tag` (a tag as a list of posts). */
		kind: string;
		id: number;
		/** Market code. */
		lang: string;
		/** Null: the Croatian one stays. */
		slug: string | null;
		available: Generated<boolean>;
		/** By the names that the contract gives them. */
		texts: JSONColumnType<Record<string, unknown>>;
		/** By field: hash of the Croatian text that the translation was made from. */
		sources: Generated<JSONColumnType<Record<string, string>>>;
		/** Place of a product's own title in the order of the market's alphabet. */
		sort_title: string | null;
	};
	/** Every product's place in the order of a market, whether or not it has a title there. */
	title_order: { lang: string; product_id: number; sort_title: string };
	/** Translations of short texts by entity and field: `TEXT_KINDS` of the module `localization` says what names an entity. */
	text_translations: {
		kind: string;
		id: string;
		field: string;
		lang: string;
		text: string;
		/** The Croatian text that it was made from. */
		source: string;
	};
	/** Translations by Croatian wording, from before `text_translations`, that no entity was found for. */
	unplaced_phrases: { lang: string; source: string; text: string };
}
