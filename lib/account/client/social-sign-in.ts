import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { parseOwnPath } from '#lib/platform/url/own-path.ts';

/** URL of the provider's sign-in page; null if the call failed (Spec 7, social login by provider). */
export async function startSocialSignIn(provider: string): Promise<string | null> {
	const redirect = parseOwnPath(new URLSearchParams(location.search).get('redirect'));
	const body = { provider, ...(redirect !== null && { redirect }) };
	const answer = await fetchApi('/api/hapi/auth/social-login', { method: 'POST', body });
	return answer.ok ? answer.data.redirect_url : null;
}
