/** What a country is called in a language; its code where the language has no name for it. */
export function countryName(code: string, locale: string): string {
	return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}
