import { pageLanguage } from './page-language.ts';

/** ISO 4217 code of the page's market, told by the document's language. */
export function pageCurrency(): string {
	return pageLanguage().currency;
}
