import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { isOffered } from '#lib/platform/i18n/is-offered.ts';
import type { Consent } from '../consent.ts';
import { writeConsent } from './consent.ts';

/** Stores a choice in the cookie at once, and sends it to the backend as proof. The choice applies even if the backend cannot be reached (Spec 7, Consents). */
export async function saveConsent({ analytics, marketing }: Omit<Consent, 'decided'>): Promise<void> {
	writeConsent({ analytics, marketing });
	if (!isOffered('consent_proof')) return;
	const answer = await fetchApi('/api/hapi/gdpr/consents', { method: 'POST', body: { analytics, marketing }, keepalive: true });
	if (!answer.ok) console.warn(`The choice is stored only in the cookie: ${answer.error.message}`);
}
