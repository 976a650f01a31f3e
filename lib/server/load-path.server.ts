import type { ApiClient } from '#lib/api/client.ts';
import { type ApiError, ApiFailure } from '#lib/api/result.ts';
import { readEnvironment } from '#lib/config/environment.server.ts';
import type { RouteMatch } from '#lib/domain/match-route.ts';
import { normalisePath } from '#lib/domain/normalise-path.ts';
import type { LoadedPage } from '#lib/domain/screen.ts';
import { applyAccess } from './apply-access.server.ts';
import { findLoader } from './screens/registry.server.ts';
import { notFoundPage } from './screens/shells.server.ts';
import type { Site } from './site.server.ts';

export type PathOutcome =
	| { readonly kind: 'page'; readonly loaded: LoadedPage }
	| { readonly kind: 'redirect'; readonly to: string; readonly code: number }
	/** `loaded` is the 404 page; `reason` says why, for logs. */
	| { readonly kind: 'not-found'; readonly loaded: LoadedPage; readonly reason: string }
	| { readonly kind: 'unavailable'; readonly error: ApiError };

interface PathRequest {
	readonly path: string;
	readonly query?: URLSearchParams;
	readonly client: ApiClient;
	readonly site: Site;
	readonly staff?: boolean;
	/** A crawler: it meets no guards (Spec 6, Bots). */
	readonly isBot?: boolean;
}

/** The page of a path, found through the route table (Spec 2; D22). A failing backend is an outcome, not a throw. */
export async function loadPath({
	path: requested,
	query = new URLSearchParams(),
	client,
	site,
	staff = false,
	isBot = false,
}: PathRequest): Promise<PathOutcome> {
	const path = normalisePath(requested);
	const missing = (reason: string): PathOutcome => ({ kind: 'not-found', loaded: notFoundPage(site, path ?? '/'), reason });
	if (path === null) return missing('malformed path');
	const found = site.matchRoute(path) ?? matchProviderPath(path, site);
	if (!found) {
		const category = categoryOfProducts(path, site);
		return category === undefined ? missing('no route') : { kind: 'redirect', to: category, code: 301 };
	}
	const match = { ...found, entry: applyAccess(found.entry, { staff, isBot, paths: site.urls }) };
	const lookup = findLoader(match.entry, query);
	if (lookup.kind !== 'loader') return missing(lookup.kind === 'unknown' ? lookup.message : `no screen for ${match.entry.controller}.${match.entry.action}`);
	const page = toPageNumber(query.get('page'));
	if (page === null) return missing('bad page number');
	try {
		const outcome = await lookup.load({ client, site, match, path, query, page, staff });
		return outcome.kind === 'not-found' ? missing('no such content') : outcome;
	} catch (error) {
		if (!(error instanceof ApiFailure)) throw error;
		return { kind: 'unavailable', error: error.error };
	}
}

/** Where what is left of a product's address leads, once its last part is cut away: products stand under the slug of their category alone. */
function categoryOfProducts(path: string, { urls, categories }: Site): string | undefined {
	return categories.find(({ slug }) => path === `${urls['catalog']}${slug}/`)?.url_without_domain;
}

/** Where an identity provider signs people in, addresses of the account that no route names belong to it: the account answers (Spec 2, auth). */
function matchProviderPath(path: string, { urls, language }: Site): RouteMatch | null {
	const auth = urls['auth'];
	if (readEnvironment().auth.identityProvider === null || auth === undefined || !path.startsWith(auth)) return null;
	return { entry: { path, controller: 'auth', action: 'index', content_type: 'auth', lang: language.code }, params: {} };
}

function toPageNumber(value: string | null | undefined): number | null {
	if (value === null || value === undefined || value === '') return 1;
	return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
}
