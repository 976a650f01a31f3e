import { pageLanguage } from './page-language.ts';

/** ISO 4217 code of the page's market, derived from the document's language. */
export function pageCurrency(): string {
	return pageLanguage().currency;
}
