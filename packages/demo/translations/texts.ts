/** Languages of the demo besides Croatian; `at` uses `de`. The texts of `me` are derived from those of `sr` (`to-ijekavian.ts`). */
export const TEXT_LANGUAGES = ['en', 'de', 'sr', 'me', 'sl', 'it', 'bs', 'es'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

export type Translation = {
	readonly title: string;
	readonly slug: string;
	readonly short_description?: string;
	readonly seo_description?: string | undefined;
	readonly content?: string | null;
	readonly questions?: readonly { readonly question: string; readonly answer: string }[];
};

/** By text language; a missing language falls back to Croatian. The address is made from `slug`. */
export type Translations = Readonly<Record<string, Translation>>;

/** The same item in every language; languages without a text are left out. */
export function inEachLanguage<T>(make: (language: TextLanguage) => T | null): Readonly<Record<string, T>> {
	const made: Record<string, T> = {};
	for (const language of TEXT_LANGUAGES) {
		const one = make(language);
		if (one !== null) made[language] = one;
	}
	return made;
}
