import { resolveAppUrl } from '#lib/navigation/resolve-app-url.ts';
import { loadSiteOnce } from '#lib/navigation/server/load-site-once.server.ts';
import type { Environment } from '#lib/platform/config/environment.server.ts';
import { publicClient } from '#lib/platform/server/http/backend.server.ts';

/** Paths of a language's sign-in page and of the page that opens after sign-in (Spec 4, Auth redirects). */
export async function accountUrls(environment: Environment, lang: string): Promise<{ readonly login: string; readonly member: string }> {
	const { urls, language } = await loadSiteOnce(environment, await publicClient(environment, lang), false);
	const { loggedInRedirect, loggedOutRedirect } = environment.auth;
	return {
		login: loggedOutRedirect ?? resolveAppUrl('auth_login', urls) ?? language.base_url,
		member: loggedInRedirect ?? resolveAppUrl('auth', urls) ?? language.base_url,
	};
}
