/** Name of each language and market variant in its own language, by code (Spec 1). */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
	hr: 'Hrvatski',
	en: 'English',
	de: 'Deutsch',
	at: 'Deutsch (Österreich)',
	rs: 'Srpski',
	si: 'Slovenščina',
	it: 'Italiano',
	ba: 'Bosanski',
	me: 'Crnogorski',
	es: 'Español',
};
