/** Options of a select for countries (ISO 3166-1 alpha-2), each once, with their names in the language. */
export function toCountryOptions(countries: readonly string[], locale: string): readonly { readonly value: string; readonly title: string }[] {
	// One for all: creating it takes long on phones.
	const names = new Intl.DisplayNames([locale], { type: 'region' });
	return [...new Set(countries)].map((code) => ({ value: code, title: names.of(code) ?? code }));
}
