import { forgetStoredValues } from '#lib/checkout/client/stored-values.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { ensureSession } from '#lib/platform/client/session.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';
import type { Result } from '#lib/platform/http/result.ts';

/**
 * Closes the customer's account permanently and opens `home`. This ends all sessions of the account, so the visitor becomes a new guest.
 * Settles only if the shop refuses: a component that rendered before the page is left would see the guest and redirect to the sign-in.
 */
export async function closeAccount(password: string | undefined, home: string): Promise<Result<never>> {
	const epoch = readStateHint()?.epoch ?? null;
	const answer = await fetchApi('/api/hapi/auth/close-account', { method: 'POST', body: password === undefined ? {} : { password } });
	if (!answer.ok) return answer;
	forgetStoredValues();
	// The page is about to leave: it must not refetch data that the visitor may no longer see.
	await ensureSession(epoch, () => {});
	location.replace(home);
	return new Promise(() => {});
}
