/** Name of a language in the language of the page, e.g. `hrvatski`; its code if there is no name. */
export function nameLanguage(lang: string, locale: string): string {
	try {
		return new Intl.DisplayNames(locale, { type: 'language' }).of(lang) ?? lang;
	} catch {
		return lang;
	}
}
