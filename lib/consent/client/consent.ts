import { openTabChannel } from '#lib/platform/client/tab-channel.ts';
import { CONSENT_COOKIE, CONSENT_MAX_AGE, type Consent, NO_CONSENT, parseConsent, serialiseConsent } from '../consent.ts';

const EVENT = 'shop:consent';
/** Name of the channel on which tabs announce changes of consent. */
const CHANNEL = 'shop-consent';
const COOKIE = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]*)`);

let lastValue: string | undefined;
let lastConsent: Consent = NO_CONSENT;
let notifyTabs: ((message: string) => void) | undefined;

/** The consent in the cookie; returns the same object while the cookie is unchanged. */
export function readConsent(): Consent {
	const value = COOKIE.exec(document.cookie)?.[1];
	if (value !== lastValue) {
		lastValue = value;
		lastConsent = parseConsent(value);
	}
	return lastConsent;
}

/** Stores a choice for a year and notifies this page and the other tabs (Spec 9). Secure, except on a plain-http development host. */
export function writeConsent(choice: Omit<Consent, 'decided'>): void {
	const secure = location.protocol === 'https:' ? '; Secure' : '';
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
	document.cookie = `${CONSENT_COOKIE}=${serialiseConsent(choice)}; Path=/; Max-Age=${CONSENT_MAX_AGE}; SameSite=Lax${secure}`;
	announce();
	listenToOtherTabs()('chosen');
}

/** Calls `listener` after each change, here or in another tab; a tab that becomes visible checks the cookie. Returns a function that stops it. */
export function onConsentChange(listener: (consent: Consent) => void): () => void {
	listenToOtherTabs();
	let known = readConsent();
	const onChange = () => {
		const consent = readConsent();
		if (consent === known) return;
		known = consent;
		listener(consent);
	};
	document.addEventListener(EVENT, onChange);
	return () => document.removeEventListener(EVENT, onChange);
}

function announce(): void {
	document.dispatchEvent(new CustomEvent(EVENT));
}

function listenToOtherTabs(): (message: string) => void {
	if (notifyTabs) return notifyTabs;
	document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && announce());
	notifyTabs = openTabChannel(CHANNEL, announce, announce);
	return notifyTabs;
}
