import type { Consent } from '#lib/consent/consent.ts';
import { mayLoad } from '#lib/consent/may-load.ts';
import { hasUnsentInput } from '#lib/platform/client/has-unsent-input.ts';
import { reloadOnce } from '#lib/platform/client/reload-once.ts';
import type { Tag } from '#lib/platform/config/tags.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import { forgetProgress } from './checkout-progress.client.ts';
import { sendConsent } from './data-layer.client.ts';
import { needsOf, scriptsInPage } from './load-tag.client.ts';
import { forgetOrders } from './reported-orders.client.ts';

/** Cookies set by the tags of a category. */
const COOKIES = { analytics: /^_(ga|gid|gat|dc_gtm|hj)/, marketing: /^(_gcl_|_gac_|_GRECAPTCHA|_fbp|_fbc)/ } as const;

/**
 * Handles withdrawn consent: the tags are notified, their scripts and cookies removed, and the page reloaded, because a script that has run
 * cannot be undone otherwise (Spec 4, Consent; Spec 9, reload guard 2 s). If a form has unsent input, the next navigation loads a whole
 * document instead.
 */
export function forgetTags(consent: Consent, tags: readonly Tag[]): void {
	sendConsent(consent);
	for (const { name, id } of tags) if (name === 'analytics' && !consent.analytics) Reflect.set(window, `ga-disable-${id}`, true);
	for (const script of scriptsInPage()) if (!mayLoad({ needs: needsOf(script) }, consent)) script.remove();
	for (const category of ['analytics', 'marketing'] as const) if (!consent[category]) forgetCookies(COOKIES[category]);
	if (!consent.analytics) {
		forgetOrders();
		forgetProgress();
	}
	reloadWhenNothingIsLost();
}

/** `shop:navigated` also fires when the address changes on the same page, whose form is still there. */
function reloadWhenNothingIsLost(): void {
	if (hasUnsentInput()) addEventListener('shop:navigated', reloadWhenNothingIsLost, { once: true });
	else reloadOnce('consent', TIMINGS.shortReloadGuardTtl);
}

/** A tag's cookie may belong to any parent domain. */
function forgetCookies(pattern: RegExp): void {
	const labels = location.hostname.split('.');
	const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
	for (const cookie of document.cookie.split('; ')) {
		const [name = ''] = cookie.split('=');
		if (!pattern.test(name)) continue;
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
		for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
	}
}
