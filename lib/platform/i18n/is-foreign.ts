/** A locale whose language is another than its name says: browsers know no Bosnian. */
const BOSNIAN = 'sr-Latn-BA';

/** A text's language (ISO 639-1) is known and not that of the page. */
export function isForeign(lang: string | undefined, locale: string): lang is string {
	return lang !== undefined && lang !== (locale === BOSNIAN ? 'bs' : locale.slice(0, 2));
}
