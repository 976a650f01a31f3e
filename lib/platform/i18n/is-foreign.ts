/** Browsers have no Bosnian locale, so the shop uses `sr-Latn-BA`. */
const BOSNIAN = 'sr-Latn-BA';

/** Whether a text's language (ISO 639-1) is known and differs from the page's. */
export function isForeign(lang: string | undefined, locale: string): lang is string {
	return lang !== undefined && lang !== (locale === BOSNIAN ? 'bs' : locale.slice(0, 2));
}
