import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LanguageOffer } from '#components/languages/LanguageOffer.tsx';
import { onConsentChange, readConsent } from '#lib/consent/client/consent.ts';
import { isBot } from '#lib/navigation/bots.ts';
import { isAnswered, keepAnswer } from '#lib/navigation/client/language-answer.ts';
import { suggestLanguage } from '#lib/navigation/suggest-language.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { pageLanguage } from '#lib/platform/client/page-language.ts';
import { LANGUAGE_OFFERS } from '#lib/platform/config/language-offers.ts';
import { LANGUAGES } from '#lib/platform/config/languages.ts';
import { languageLinksReady } from './language-links.client.ts';

/** Suggests another language, once; nobody is redirected, and crawlers do not see it (Spec 1, D25). Waits until the consent banner is closed. */
export async function offerLanguage(): Promise<void> {
	const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[data-languages] a')];
	for (const link of links) link.addEventListener('click', keepAnswer);
	// The steps of an order have no menu: there the bar would cover the next field.
	if (document.getElementById('kategorije') === null) return;
	if (links.length < 2 || isAnswered() || isBot(navigator.userAgent)) return;
	await consentDecided();
	const found = await fetchApi('/api/nuxtapi/country');
	const offered = LANGUAGES.filter(({ htmlLang }) => links.some(({ hreflang }) => hreflang === htmlLang));
	const current = pageLanguage().code;
	const language = suggestLanguage({ current, offered, wanted: navigator.languages, country: found.ok ? found.data.country : null });
	const link = links.find(({ hreflang }) => hreflang === language?.htmlLang);
	const words = language && LANGUAGE_OFFERS[language.code];
	if (!language || !link || !words) return;
	await languageLinksReady();
	if (link.dataset['leads'] !== 'there') return;
	show({ ...words, htmlLang: language.htmlLang, url: link.getAttribute('href') ?? language.base_url });
}

function show(offer: { text: string; yes: string; no: string; htmlLang: string; url: string }): void {
	const place = document.createElement('div');
	// The bar is sticky within the page, not within its wrapper.
	place.style.display = 'contents';
	const root = createRoot(place);
	document.body.append(place);
	const hide = () => {
		root.unmount();
		place.remove();
	};
	addEventListener('shop:navigated', hide, { once: true });
	flushSync(() => root.render(<LanguageOffer {...offer} onAnswer={keepAnswer} onStay={hide} />));
}

function consentDecided(): Promise<void> {
	if (readConsent().decided) return Promise.resolve();
	return new Promise((settle) => {
		const stop = onConsentChange(() => {
			if (!readConsent().decided) return;
			stop();
			settle();
		});
	});
}
