import { startLanguageLinks } from './language-links.client.ts';
import { offerLanguage } from './offer-language.client.tsx';

/** Browser behaviour of a shop with several languages: language links point at the current page, and one language may be suggested. */
export function startLanguages(): void {
	startLanguageLinks();
	void offerLanguage();
}
