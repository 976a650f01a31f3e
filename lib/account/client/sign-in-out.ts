import { mutate } from 'swr';
import { forgetStoredValues } from '#lib/checkout/client/stored-values.ts';
import { announceStateEverywhere } from '#lib/platform/client/announce-state-everywhere.ts';
import { fetchApi, fetchLast } from '#lib/platform/client/fetch-api.ts';
import { TIMINGS, type Timings } from '#lib/platform/config/timings.ts';
import type { Result } from '#lib/platform/http/result.ts';

interface SignIn {
	readonly email: string;
	readonly password: string;
	/** From the mailed link that opened the page; null without one. */
	readonly proof: string | null;
}

/**
 * Signs in; a refusal has a label. Clears data that was loaded for the guest, and refetches login state, profile and cart after the login
 * delay (Spec 4, Login; D19).
 */
export async function signIn({ email, password, proof }: SignIn, timings: Timings = TIMINGS): Promise<Result<unknown>> {
	const answer = await fetchApi('/api/hapi/auth/login', { method: 'POST', body: { email, password, ...(proof !== null && { sign_in_proof: proof }) } });
	if (!answer.ok) return answer;
	void import('#lib/analytics/client/track.ts').then(
		({ track }) => track({ kind: 'signed-in', method: 'password' }),
		() => undefined,
	);
	await startAnew(timings.loginReloadDelay);
	return answer;
}

/**
 * Signs out and clears stored checkout input; the visitor becomes a new guest, whose state is loaded after the logout delay (Spec 4,
 * Logout). Calls of the page that the ended session would refuse come before or after it. False if the call failed.
 */
export async function signOut(timings: Timings = TIMINGS): Promise<boolean> {
	const answer = await fetchLast('/api/hapi/auth/logout', { method: 'POST', body: {} });
	if (!answer.ok) return false;
	forgetStoredValues();
	await startAnew(timings.logoutReloadDelay);
	return true;
}

/**
 * Clears cached personal data, waits, then notifies all tabs (this one opens another document next): hooks load under the new epoch. Prices
 * are refetched, because a customer may have individual ones.
 */
async function startAnew(delay: number): Promise<void> {
	await mutate(isPersonal, undefined, { revalidate: false });
	await new Promise((done) => setTimeout(done, delay));
	announceStateEverywhere();
	void mutate(isPrice);
}

function isPersonal(key: unknown): boolean {
	return Array.isArray(key) && PERSONAL.has(key[0]);
}

function isPrice(key: unknown): boolean {
	return Array.isArray(key) && key[0] === 'price-qty';
}

/** First parts of the personal cache keys. */
const PERSONAL = new Set<unknown>(['cart', 'cart-data', 'choices', 'session', 'wishlist', 'compare', 'account']);
