import type { Consents } from '#lib/contract/consents.ts';
import type { Consent } from '#lib/domain/consent.ts';
import { writeConsent } from './consent.ts';
import { fetchApi } from './fetch-api.ts';
import { readStateHint } from './state-hint.ts';

const ADDRESS = '/api/hapi/gdpr/consents';

/** Keeps a choice: in the cookie at once, and with the backend as proof. The cookie holds even where the backend cannot be reached (Spec 7, Consents). */
export async function saveConsent({ analytics, marketing }: Omit<Consent, 'decided'>): Promise<void> {
	writeConsent({ analytics, marketing });
	const answer = await fetchApi(ADDRESS, { method: 'POST', body: { analytics, marketing }, keepalive: true });
	if (!answer.ok) console.warn(`The choice is in the cookie alone: ${answer.error.message}`);
}

/** Takes over what a customer chose on another device; false where nothing is known and the visitor must be asked. */
export async function takeOverConsent(): Promise<boolean> {
	if (!readStateHint()?.signedIn) return false;
	const answer = await fetchApi<Consents>(ADDRESS);
	if (!answer.ok || answer.data.datetime === null) return false;
	writeConsent(answer.data);
	return true;
}
