import type { Result } from '#lib/api/result.ts';
import { forgetKept } from '../checkout/kept-values.ts';
import { fetchApi } from '../fetch-api.ts';
import { ensureSession } from '../session.ts';
import { readStateHint } from '../state-hint.ts';

/**
 * Closes the customer's account for good and leads to `home`; every session of it is over, so the visitor becomes a new guest. Settles only
 * where the shop refuses: what still renders as the page leaves would know the guest, and lead it to the sign-in.
 */
export async function closeAccount(password: string | undefined, home: string): Promise<Result<never>> {
	const epoch = readStateHint()?.epoch ?? null;
	const answer = await fetchApi('/api/hapi/auth/close-account', { method: 'POST', body: password === undefined ? {} : { password } });
	if (!answer.ok) return answer;
	forgetKept();
	// The page is about to leave: it must not ask again for what nobody may see any more.
	await ensureSession(epoch, () => {});
	location.replace(home);
	return new Promise(() => {});
}
