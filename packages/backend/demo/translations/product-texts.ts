import type { Theme } from '../blueprint.ts';

/** Masculine, feminine, neuter, feminine plural, masculine plural. */
export type NounGender = 'm' | 'f' | 'n' | 'p' | 'q';
export type Noun = readonly [text: string, gender: NounGender];

/** By stem of the Croatian colour: the word in agreement with each gender, in the order of `NounGender`. */
export type ColourWords = Readonly<Record<string, readonly [m: string, f: string, n: string, p: string, q: string]>>;

/** Sentences with gaps: `{noun}`, `{maker}`, `{specs}`. */
export interface ProductPhrases {
	readonly and: string;
	readonly short: readonly string[];
	/** The last one speaks of three figures. */
	readonly lead: readonly string[];
	readonly headings: readonly string[];
	readonly service: readonly string[];
	readonly themes: Readonly<Record<Theme | 'print', readonly [string, string]>>;
}

export interface BundleTexts {
	/** What holds for every bundle. */
	readonly note: string;
	/** In the order of the bundles' codes. */
	readonly rows: readonly (readonly [title: string, short: string, why: string])[];
}

export interface ProductTexts {
	/** By Croatian noun phrase, longest first. */
	readonly nouns: Readonly<Record<string, Noun>>;
	readonly colours: ColourWords;
	readonly bundles: BundleTexts;
	readonly phrases: ProductPhrases;
	/** Values and other parts of titles. */
	readonly words: Readonly<Record<string, string>>;
}
