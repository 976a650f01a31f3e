/** Name of a country (ISO 3166 alpha-2) in a language; the code if there is none. */
export function countryName(code: string, locale: string): string {
	return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}
