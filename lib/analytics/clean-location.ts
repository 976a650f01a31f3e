import type { Consent } from '#lib/consent/consent.ts';
import { readCampaign } from './campaign.ts';

/** Query parameters that describe the page and say nothing about the visitor. */
const PUBLIC_WORDS = ['page', 'sort', 'search_q', 'special_view'] as const;
/** Screens whose paths may contain the code of an order, mail or subscription after the first two segments (not counting a language prefix). */
const SECRET = /^(auth|newsletter|webshop)\//;

interface Visit {
	readonly consent: Consent;
	/** Addresses with which the visit began, the latest first: they name the campaign if this page's address does not. */
	readonly landing?: readonly string[];
}

/**
 * URL of a page for third parties: without codes that open an order or account, without parameters that contain an e-mail address, and with
 * what consent allows to say about the origin of the visit (D16; Spec 9, pageView).
 */
export function cleanLocation(href: string, screen: string, { consent, landing = [] }: Visit): string {
	const url = new URL(href);
	const kept = new URLSearchParams();
	for (const word of PUBLIC_WORDS) {
		const value = url.searchParams.get(word);
		if (value !== null && !value.includes('@')) kept.set(word, value.slice(0, 100));
	}
	const campaigns = [href, ...landing].map((address) => readCampaign(address, consent));
	for (const [word, value] of campaigns.find((words) => words.length > 0) ?? []) kept.set(word, value);
	return `${url.origin}${SECRET.test(screen) ? toPublicPath(url.pathname) : url.pathname}${kept.size > 0 ? `?${kept}` : ''}`;
}

function toPublicPath(path: string): string {
	const segments = /^\/[a-z]{2}\//.test(path) ? 3 : 2;
	return `/${path.split('/').filter(Boolean).slice(0, segments).join('/')}/`;
}
