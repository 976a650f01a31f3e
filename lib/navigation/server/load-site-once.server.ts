import { createRedirectMatcher, namesOfQueries, type RedirectMatcher } from '@titraj/contract/redirects/create-redirect-matcher.ts';
import { minutesOf } from '#lib/platform/config/cache-minutes.ts';
import type { Environment } from '#lib/platform/config/environment.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { sharedCache } from '#lib/platform/server/cache/shared-cache.server.ts';
import { publicClient } from '#lib/platform/server/http/backend.server.ts';
import { loadSite, type Site } from './site.server.ts';

/**
 * The site of the client's language, loaded once per cache time of routes and labels; staff have a separate one that includes hidden
 * content (Spec 6, 9; D24).
 */
export function loadSiteOnce(environment: Environment, client: ApiClient, staff: boolean): Promise<Site> {
	const key = `site ${staff ? 'of staff ' : ''}${environment.backendUrl} ${client.settings.lang}`;
	return sharedCache().get<Site>(key, minutesOf('_get_hapi_misc_routes', environment.cacheProfile), () => loadSite(client, startOfDay(new Date())));
}

export interface CompiledRedirects {
	readonly match: RedirectMatcher;
	/** Query parameters that distinguish redirects with the same path. */
	readonly names: ReadonlySet<string>;
}

/** The compiled redirect table, cached for the same time (Spec 4, Redirects). */
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
