import type { RouteEntry } from '@titraj/contract/site.ts';
import { PAGE_QUERY_WORDS } from '#lib/catalog/list-address.ts';
import type { RouteMatch } from '#lib/navigation/match-route.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { type ApiError, ApiFailure } from '#lib/platform/http/result.ts';
import { normalisePath } from '#lib/platform/url/normalise-path.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { withTemplate } from './access.server.ts';
import { findLoader } from './screen-loaders.server.ts';
import { notFoundPage } from './shells.server.ts';

export type PathOutcome =
	| { readonly kind: 'page'; readonly loaded: LoadedPage }
	| { readonly kind: 'redirect'; readonly to: string; readonly code: number }
	/** `loaded` is the 404 page; `reason` is for logs. */
	| { readonly kind: 'not-found'; readonly loaded: LoadedPage; readonly reason: string }
	/** `isTyped`: the failed call used an id, a slug or a word from the requested address. */
	| { readonly kind: 'unavailable'; readonly error: ApiError; readonly isTyped: boolean };

interface PathRequest {
	readonly path: string;
	readonly query?: URLSearchParams;
	readonly client: ApiClient;
	readonly site: Site;
	readonly staff?: boolean;
	/** Name of the template that replaces the page's own, from the access hook (Spec 6). */
	readonly template?: string | null | undefined;
}

/**
 * The page of a path, found through the route table (Spec 2; D22). A failing backend is an outcome, not an exception. Throws for a template
 * that no screen has.
 */
export async function loadPath({ path: requested, query = new URLSearchParams(), client, site, staff = false, template }: PathRequest): Promise<PathOutcome> {
	const path = normalisePath(requested);
	const missing = (reason: string): PathOutcome => ({ kind: 'not-found', loaded: notFoundPage(site, path ?? '/'), reason });
	if (path === null) return missing('malformed path');
	const found = site.matchRoute(path) ?? matchProviderPath(path, site);
	const missingOr = (meant: string | undefined, reason: string): PathOutcome =>
		meant === undefined ? missing(reason) : { kind: 'redirect', to: meant, code: 301 };
	if (!found) return missingOr(categoryOfProducts(path, site) ?? addressOfId(path, site), 'no route');
	const match = { ...found, entry: withTemplate(found.entry, template), isStandIn: Boolean(template) };
	const lookup = findLoader(match.entry, template ? undefined : query);
	if (template && lookup.kind !== 'loader')
		throw new Error(`The access hook returns the unknown template "${template}" for ${path}; correct lib/navigation/access-hook.ts`);
	if (lookup.kind !== 'loader') return missing(lookup.message);
	const page = toPageNumber(query.get('page'));
	if (page === null) return missing('bad page number');
	try {
		const outcome = await lookup.load({ client, site, match, path, query, page, staff });
		if (outcome.kind !== 'not-found') return outcome;
		// A wider template may have matched the path, such as that of posts for `/magazin/tagovi/old-name-7/`.
		return match.entry.path === undefined ? missingOr(addressOfId(path, site), 'no such content') : missing('no such content');
	} catch (error) {
		if (!(error instanceof ApiFailure)) throw error;
		if (isTooLong(error.error)) return missing('an identifier that is too long for a call');
		const isTyped = Object.keys(match.params).length > 0 || PAGE_QUERY_WORDS.some((word) => query.has(word));
		return { kind: 'unavailable', error: error.error, isTyped };
	}
}

/** Whether the backend refuses a call because its address is too long: that of a route whose slug nothing can have. */
const isTooLong = ({ kind, statusCode }: ApiError): boolean => kind === 'http' && (statusCode === 414 || statusCode === 431);

/** The category of an unknown product address: without its last segment a product's address is that of its category. */
function categoryOfProducts(path: string, { urls, categories }: Site): string | undefined {
	return categories.find(({ slug }) => path === `${urls['catalog']}${slug}/`)?.url_without_domain;
}

/** Screens whose addresses end in an id (Spec 2, Route templates: tag pages), even if the route table lists them one by one. */
const BY_ID: ReadonlySet<string> = new Set(['publish.tag', 'publish.author', 'catalog.tag', 'sweepstake.detail', 'location.detail']);

/** The current address for the id in a path with an outdated slug: `/magazin/tagovi/old-name-7/`. */
function addressOfId(path: string, { routes }: Site): string | undefined {
	const [, folder, id] = /^(.*\/)[^/]*-([1-9]\d*)\/$/.exec(path) ?? [];
	if (folder === undefined) return undefined;
	const isMeant = ({ path: own, id: ownId }: RouteEntry) => String(ownId) === id && own !== undefined && /^.*\//.exec(own.slice(0, -1))?.[0] === folder;
	return routes.find((entry) => BY_ID.has(`${entry.controller}.${entry.action}`) && isMeant(entry))?.path;
}

/** With an identity provider, account addresses that no route matches belong to the account page (Spec 2, auth). */
function matchProviderPath(path: string, { urls, language }: Site): RouteMatch | null {
	const auth = urls['auth'];
	if (readEnvironment().auth.identityProvider === null || auth === undefined || !path.startsWith(auth)) return null;
	return { entry: { path, controller: 'auth', action: 'index', content_type: 'auth', lang: language.code }, params: {} };
}

function toPageNumber(value: string | null | undefined): number | null {
	if (value === null || value === undefined || value === '') return 1;
	return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
}
