/** Spec 9: default language. */
export const DEFAULT_LANGUAGE = 'hr';

/** The homepage of a language variant: `/` for the default one, else `/<code>/` (D5). */
export function toHomePath(code: string): string {
	return code === DEFAULT_LANGUAGE ? '/' : `/${code}/`;
}

/** Where the locale of Intl is not the document's `lang`: English as in Britain, and Bosnian, which browsers cannot write. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', 'bs-BA': 'sr-Latn-BA' };

/** Locale that a document's dates and numbers are written in, by its `lang` (D5). */
export const toLocale = (htmlLang: string): string => LOCALES[htmlLang] ?? htmlLang;
