import { forgetStoredValues } from '#lib/checkout/client/stored-values.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { ensureSession } from '#lib/platform/client/session.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';
import type { Result } from '#lib/platform/http/result.ts';

/**
 * Closes the customer's account for good and leads to `home`; every session of it is over, so the visitor becomes a new guest. Settles only
 * where the shop refuses: what still renders as the page leaves would know the guest, and lead it to the sign-in.
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
