import type { ApiClient } from '#lib/api/client.ts';
import { unwrap } from '#lib/api/result.ts';
import { minutesOf } from '#lib/config/cache-minutes.ts';
import type { Environment } from '#lib/config/environment.server.ts';
import { createRedirectMatcher, namesOfQueries, type RedirectMatcher } from '#lib/domain/redirects/create-redirect-matcher.ts';
import { publicClient } from '#lib/server/backend.server.ts';
import { sharedCache } from '#lib/server/cache/shared-cache.server.ts';
import { loadSite, type Site } from '#lib/server/site.server.ts';

/** The site of the client's language, loaded once per cache time of routes and labels; staff have one of their own, which holds what is invisible (Spec 6, 9; D24). */
export function loadSiteOnce(environment: Environment, client: ApiClient, staff: boolean): Promise<Site> {
	const key = `site ${staff ? 'of staff ' : ''}${environment.backendUrl} ${client.settings.lang}`;
	return sharedCache().get<Site>(key, minutesOf('_get_hapi_misc_routes', environment.cacheProfile), () => loadSite(client, startOfDay(new Date())));
}

export interface CompiledRedirects {
	readonly match: RedirectMatcher;
	/** Query parameters that tell addresses of one path apart. */
	readonly names: ReadonlySet<string>;
}

/** The compiled redirect table, kept as long (Spec 4, Redirects). */
export function loadRedirectsOnce(environment: Environment, lang: string): Promise<CompiledRedirects> {
	return sharedCache().get<CompiledRedirects>(
		`site redirects ${environment.backendUrl} ${lang}`,
		minutesOf('_get_hapi_misc_redirects', environment.cacheProfile),
		async () => {
			const table = unwrap(await (await publicClient(environment, lang)).call('_get_hapi_misc_redirects', {}));
			return { match: createRedirectMatcher(table), names: namesOfQueries(table) };
		},
	);
}

function startOfDay(now: Date): Date {
	return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}
