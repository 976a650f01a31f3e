/** Texts in a market by their names in the contract: `title`, `short_description` ... Missing ones stay Croatian. */
export interface SourceTranslation {
	slug?: string;
	/** False if the market does not offer the item. */
	available?: boolean;
	readonly [text: string]: unknown;
}

/** By market code. */
export type SourceTranslations = Readonly<Record<string, SourceTranslation>>;

/** Mixed into every translatable type. */
export interface Translated {
	translations?: SourceTranslations | undefined;
}
