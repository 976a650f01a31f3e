/** Default language (Spec 9). */
export const DEFAULT_LANGUAGE = 'hr';

/** The homepage of a language variant: `/` for the default one, else `/<code>/` (D5). */
export function toHomePath(code: string): string {
	return code === DEFAULT_LANGUAGE ? '/' : `/${code}/`;
}

/** Languages whose Intl locale differs from the document's `lang`: British English, and Bosnian, which browsers do not support. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', 'bs-BA': 'sr-Latn-BA' };

/** Locale for the dates and numbers of a document, by its `lang` (D5). */
export const toLocale = (htmlLang: string): string => LOCALES[htmlLang] ?? htmlLang;
