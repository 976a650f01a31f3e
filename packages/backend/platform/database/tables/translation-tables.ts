import type { Generated, JSONColumnType } from 'kysely';

export interface TranslationTables {
	translations: {
		/** `category`, `product`, `list`, `tag`, `post_category`, `post`, `page`, `static_content`, `sweepstake`, `manufacturer`, `author` or `post_tag` (a tag as a list of posts). */
		kind: string;
		id: number;
		/** Market code. */
		lang: string;
		/** Null to keep the Croatian slug. */
		slug: string | null;
		available: Generated<boolean>;
		/** Texts by their names in the contract. */
		texts: JSONColumnType<Record<string, unknown>>;
		/** By field: hash of the Croatian text that was translated. */
		sources: Generated<JSONColumnType<Record<string, string>>>;
		/** Sort key of a product's own title in the market's alphabet. */
		sort_title: string | null;
	};
	/** Sort key of every product in a market, whether or not it has a title there. */
	title_order: { lang: string; product_id: number; sort_title: string };
	/** Translations of short texts by entity and field; `TEXT_KINDS` of the module `localization` lists how entities are identified. */
	text_translations: {
		kind: string;
		id: string;
		field: string;
		lang: string;
		text: string;
		/** The Croatian text that was translated. */
		source: string;
	};
	/** Older translations by Croatian wording for which no entity was found. */
	unplaced_phrases: { lang: string; source: string; text: string };
}
