import type { RouteEntry } from '@titraj/contract/site.ts';
import { type AccessHook, type AccessPage, type AccessUser, toAccessPage, UNKNOWN_USER } from '#lib/navigation/access.ts';
import { ACCESS_HOOK } from '#lib/navigation/access-hook.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { DEFAULT_LANGUAGE } from '#lib/platform/config/default-language.ts';
import type { Environment } from '#lib/platform/config/environment.server.ts';
import { backendClient } from '#lib/platform/server/http/backend.server.ts';
import { readToken } from '#lib/platform/server/session/cookies.server.ts';

/** Whether the access hook covers a page: it must not be prerendered, since visitors see different content (Spec 6). */
export function isCovered({ matchRoute }: Pick<Site, 'matchRoute'>, path: string): boolean {
	return ACCESS_HOOK !== null && pageOf({ matchRoute }, path, ACCESS_HOOK) !== undefined;
}

interface Visit {
	readonly path: string;
	/** Called only for pages that the hook covers. */
	readonly site: () => Promise<Pick<Site, 'matchRoute'>>;
	readonly user: () => Promise<AccessUser>;
}

/**
 * Result of the access hook for a visit: undefined if the hook does not cover the page, null if the visitor gets the page itself, else the
 * name of another template.
 */
export async function askAccessHook({ path, site, user }: Visit, hook: AccessHook | null = ACCESS_HOOK): Promise<string | null | undefined> {
	if (!hook) return undefined;
	const page = pageOf(await site(), path, hook);
	return page && hook.template({ ...page, user: await user() });
}

/** The user of a request's session. A failed lookup yields an anonymous visitor, so that a rule for customers stays closed. */
export async function findUser(environment: Environment, request: Request): Promise<AccessUser> {
	const token = readToken(request);
	if (token === undefined) return UNKNOWN_USER;
	const user = await (await backendClient(environment, DEFAULT_LANGUAGE, token)).call('_get_hapi_auth_user', {});
	return user.ok ? user.data : UNKNOWN_USER;
}

/** The page of a path, if the hook covers it. */
function pageOf({ matchRoute }: Pick<Site, 'matchRoute'>, path: string, hook: AccessHook): AccessPage | undefined {
	const match = matchRoute(path);
	const page = match && toAccessPage(match, path);
	return page && hook.covers(page) ? page : undefined;
}

/** The route entry with its template replaced by `template` (`controller.action`). */
export function withTemplate(entry: RouteEntry, template: string | null | undefined): RouteEntry {
	if (!template) return entry;
	const [controller = entry.controller, action = entry.action] = template.split('.');
	return { ...entry, controller, action };
}
