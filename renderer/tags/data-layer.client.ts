import { containerNameOf, type ShopEvent } from '#lib/analytics/shop-event.ts';
import { type Consent, NO_CONSENT, toConsentMode } from '#lib/consent/consent.ts';
import type { Tag } from '#lib/platform/config/tags.ts';
import { parseUrl } from '#lib/platform/url/parse-url.ts';

declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

/** Google's own command function: its scripts distinguish commands from events by the `arguments` object. */
const command: (...words: readonly unknown[]) => void = function gtag() {
	// biome-ignore lint/complexity/noArguments: an array is not taken for a command.
	layer().push(arguments);
};

let isOpen = false;

/** Sends the consent state: everything denied first, before any tag is loaded, then the visitor's choice (D16, Consent Mode v2). */
export function sendConsent(consent: Consent): void {
	if (!isOpen) {
		command('consent', 'default', toConsentMode(NO_CONSENT));
		command('set', 'ads_data_redaction', true);
		isOpen = true;
	}
	command('consent', 'update', toConsentMode(consent));
}

/** Sends the page's address without private parts; otherwise a tag would read the whole address. */
export function sendLocation(location: string): void {
	const referrer = parseUrl(document.referrer);
	command('set', { page_location: location, page_referrer: referrer && referrer.origin !== window.location.origin ? referrer.origin : '' });
}

/** Starts measuring with a tag; page views are sent separately. */
export function configureTag({ name, id }: Tag): void {
	if (name === 'container') layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
	if (name !== 'analytics') return;
	command('js', new Date());
	command('config', id, { send_page_view: false, cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax' });
}

/** Sends an event to each of the tags in its own format. */
export function sendEvent({ name, payload }: ShopEvent, tags: readonly Tag[]): void {
	const own = tags.find((tag) => tag.name === 'analytics');
	if (own) command('event', name, { ...payload, send_to: own.id });
	if (!tags.some((tag) => tag.name === 'container')) return;
	if (!('items' in payload)) return void layer().push({ event: containerNameOf(name), ...payload });
	layer().push({ ecommerce: null });
	layer().push({ event: containerNameOf(name), ecommerce: payload });
}

function layer(): unknown[] {
	window.dataLayer ??= [];
	return window.dataLayer;
}
