import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import type { Result } from '#lib/platform/http/result.ts';

/** `id` identifies a mailed code; null for a link, which contains it. */
type Asked = Result<{ readonly id: string | null }>;

/** Mails a link to choose a new password (Spec 7, forgotten password). */
export async function askForLink(email: string): Promise<Asked> {
	const answer = await fetchApi('/api/hapi/auth/forgotten-password', { method: 'POST', body: { email: email.trim() } });
	return answer.ok ? { ...answer, data: { id: null } } : answer;
}

/** Mails a code to type (Spec 7, forgotten password, api variant). */
export const askForCode = (email: string): Promise<Asked> =>
	fetchApi('/api/hapi/auth/forgotten-password-api', { method: 'POST', body: { email: email.trim() } });
