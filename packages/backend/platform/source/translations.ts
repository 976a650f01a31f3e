/** What a thing is called in a market, by the contract's names: `title`, `short_description` ... What is left out stays Croatian. */
export interface SourceTranslation {
	slug?: string;
	/** False: the market does not have it. */
	available?: boolean;
	readonly [text: string]: unknown;
}

/** By market code. */
export type SourceTranslations = Readonly<Record<string, SourceTranslation>>;

/** Part of whatever may be translated. */
export interface Translated {
	translations?: SourceTranslations | undefined;
}
