import { announceStateEverywhere } from '#lib/platform/client/announce-state-everywhere.ts';
import { REQUEST_TIMEOUT } from '#lib/platform/config/request-timeout.ts';

const NAMES = ['set_token_id', 'token_hash'] as const;

/** Resumes the session in the URL, and removes its proof from the URL and the history entry (Spec 7, generate-token; 0068). */
export async function carrySession(): Promise<void> {
	const url = new URL(location.href);
	const query = new URLSearchParams();
	for (const name of NAMES) {
		query.set(name, url.searchParams.get(name) ?? '');
		url.searchParams.delete(name);
	}
	history.replaceState(history.state, '', url);
	const answer = await fetch(`/api/nuxtapi/token?${query}`, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(REQUEST_TIMEOUT) });
	if (answer.ok) announceStateEverywhere();
}
