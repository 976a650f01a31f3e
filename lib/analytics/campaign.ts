import type { Consent } from '#lib/consent/consent.ts';
import { parseUrl } from '#lib/platform/url/parse-url.ts';

type Category = keyof Omit<Consent, 'decided'>;

/**
 * Click ids that ad networks append to the links of ads, by the consent that they need (0108). Google's own reference lets its tags read its ids without
 * consent to ads, for the source of a visit only; the others identify a visitor to an ad network, whatever they are used for.
 */
const CLICK_IDS: Readonly<Record<string, Category>> = {
	gclid: 'analytics',
	gbraid: 'analytics',
	wbraid: 'analytics',
	dclid: 'analytics',
	fbclid: 'marketing',
	msclkid: 'marketing',
	ttclid: 'marketing',
	li_fat_id: 'marketing',
};

/** A shortened click id is worthless: it is sent whole, or not at all. */
const CLICK_ID = /^[\w.~-]{1,500}$/;
const LABEL = /^utm_[a-z_]+$/;

/** Query parameters of an address that tell where a visit comes from, as far as consent allows: labels of campaigns and click ids. */
export function readCampaign(address: string, consent: Consent): readonly (readonly [word: string, value: string])[] {
	return [...(parseUrl(address)?.searchParams ?? [])].flatMap(([word, value]) => {
		if (LABEL.test(word)) return value.includes('@') ? [] : [[word, value.slice(0, 100)] as const];
		const needs = CLICK_IDS[word];
		return needs !== undefined && consent[needs] && CLICK_ID.test(value) ? [[word, value] as const] : [];
	});
}
