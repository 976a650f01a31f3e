import { DEFAULT_LANGUAGE, toHomePath } from './default-language.ts';

/** A language variant of the shop (Spec 1, D4, D5). */
export interface Language {
	readonly code: string;
	/** Language of the texts: the `at` variant uses `de`. */
	readonly lang: string;
	/** `/` for the default language, else `/<code>/`. */
	readonly base_url: string;
	/** BCP 47 locale for Intl. Browsers and servers must both support it, or texts would change during hydration; browsers have no Bosnian. */
	readonly locale: string;
	/** Value of `html lang` and hreflang. */
	readonly htmlLang: string;
	readonly currency: string;
	readonly currencySymbol: string;
}

const row = (code: string, lang: string, locale: string, htmlLang: string, currency = 'EUR', currencySymbol = '€'): Language => ({
	code,
	lang,
	base_url: toHomePath(code),
	locale,
	htmlLang,
	currency,
	currencySymbol,
});

/** The ten language and market variants of section 1. */
export const LANGUAGES: readonly Language[] = [
	row('hr', 'hr', 'hr-HR', 'hr-HR'),
	row('en', 'en', 'en-GB', 'en'),
	row('de', 'de', 'de-DE', 'de-DE'),
	row('at', 'de', 'de-AT', 'de-AT'),
	row('rs', 'sr', 'sr-Latn-RS', 'sr-Latn-RS', 'RSD', 'RSD'),
	row('si', 'sl', 'sl-SI', 'sl-SI'),
	row('it', 'it', 'it-IT', 'it-IT'),
	row('ba', 'bs', 'sr-Latn-BA', 'bs-BA', 'BAM', 'BAM'),
	row('me', 'sr', 'sr-Latn-ME', 'sr-Latn-ME'),
	row('es', 'es', 'es-ES', 'es-ES'),
];

/** The variants that `codes` (value of LANGUAGES, e.g. `hr,en`) enables; the default one always comes first. Throws for an unknown code. */
export function parseLanguages(codes = ''): readonly Language[] {
	const wanted = new Set([
		DEFAULT_LANGUAGE,
		...codes
			.split(',')
			.map((code) => code.trim())
			.filter(Boolean),
	]);
	return [...wanted].map((code) => {
		const language = LANGUAGES.find((candidate) => candidate.code === code);
		if (!language) throw new Error(`it contains "${code}"; known are ${LANGUAGES.map((known) => known.code).join(', ')}`);
		return language;
	});
}

/** The variant of a code; the default one for an unknown code. */
export function languageOf(code: string): Language {
	const found = LANGUAGES.find((candidate) => candidate.code === code) ?? LANGUAGES[0];
	if (!found) throw new Error('No languages are configured');
	return found;
}
