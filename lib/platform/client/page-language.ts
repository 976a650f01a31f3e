import { LANGUAGES, type Language, languageOf } from '../config/languages.ts';

/** The language variant of the document, by its `lang`; the default language if `lang` matches none (Spec 1). */
export function pageLanguage(): Language {
	return LANGUAGES.find(({ htmlLang }) => htmlLang === document.documentElement.lang) ?? languageOf('');
}
