/** Optional processing that a visitor allows (Spec 9, Consent choices). */
export interface Consent {
	/** False until the visitor chose; everything is denied until then (Spec 4, Consent). */
	readonly decided: boolean;
	readonly analytics: boolean;
	readonly marketing: boolean;
}

/** Name of the consent cookie (Spec 3). */
export const CONSENT_COOKIE = 'gdpr_cookie';
/** Spec 9: consent cookie lifetime, in seconds. */
export const CONSENT_MAX_AGE = 31_536_000;

/** Nothing chosen, nothing allowed (Spec 4). */
export const NO_CONSENT: Consent = { decided: false, analytics: false, marketing: false };

/** Consent from the cookie's pipe-separated list; without a cookie all is denied and undecided (Spec 3, 4). Unknown categories are ignored. */
export function parseConsent(value: string | null | undefined): Consent {
	if (value === null || value === undefined) return NO_CONSENT;
	const granted = new Set(decodeList(value).split('|'));
	return { decided: true, analytics: granted.has('analytics'), marketing: granted.has('marketing') };
}

/** Value of the cookie: the granted categories (Spec 3). Empty if everything was refused; without a choice there is no cookie. */
export function serialiseConsent({ analytics, marketing }: Omit<Consent, 'decided'>): string {
	return [analytics && 'analytics', marketing && 'marketing'].filter(Boolean).join('|');
}

/** Whether two choices allow the same. */
export function isSameChoice(one: Omit<Consent, 'decided'>, other: Omit<Consent, 'decided'>): boolean {
	return one.analytics === other.analytics && one.marketing === other.marketing;
}

/** Google Consent Mode v2 of a consent: marketing also governs ad storage, ad user data and personalisation (Spec 9; D16). */
export function toConsentMode({
	analytics,
	marketing,
}: Consent): Readonly<Record<'analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization', 'granted' | 'denied'>> {
	const ads = marketing ? 'granted' : 'denied';
	return { analytics_storage: analytics ? 'granted' : 'denied', ad_storage: ads, ad_user_data: ads, ad_personalization: ads };
}

function decodeList(value: string): string {
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
}
