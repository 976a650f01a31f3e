import { LANGUAGES, type Language, languageOf } from '../config/languages.ts';

/** The variant that the document is in, told by its `lang`; the default one where it says none of ours (Spec 1). */
export function pageLanguage(): Language {
	return LANGUAGES.find(({ htmlLang }) => htmlLang === document.documentElement.lang) ?? languageOf('');
}
