import { startLanguageLinks } from './language-links.client.ts';
import { offerLanguage } from './offer-language.client.tsx';

/** What a shop of several languages does in the browser: its language links lead to the page in view, and one language may be offered. */
export function startLanguages(): void {
	startLanguageLinks();
	void offerLanguage();
}
