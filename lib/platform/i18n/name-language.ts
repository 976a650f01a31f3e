/** What a language is called in words of the page, e.g. `hrvatski`; its code where the page's language has no name for it. */
export function nameLanguage(lang: string, locale: string): string {
	try {
		return new Intl.DisplayNames(locale, { type: 'language' }).of(lang) ?? lang;
	} catch {
		return lang;
	}
}
