import { createRouteMatcher } from '#lib/domain/match-route.ts';
import type { RedirectMatcher } from '#lib/domain/redirects/create-redirect-matcher.ts';
import { isCovered } from '#lib/server/access.server.ts';
import type { SiteData } from '#lib/server/site.server.ts';
import type { Manifest } from '#scripts/prerender/manifest/manifest.ts';
import type { RemovalLimit } from '#scripts/prerender/prerender-options.ts';
import { filesOf } from '#scripts/prerender/publish/page-files.ts';
import type { PageStore } from '#scripts/prerender/publish/store/page-store.ts';
import type { Failure } from '#scripts/prerender/render/worker-messages.ts';
import { REMOVAL_LIMIT, refuseRemoval } from './removal-guard.ts';

/** Pages whose files a store is asked to remove at once. */
const AT_ONCE = 300;

/** Pages that the backend no longer has, or sends elsewhere: a file would win over the redirect. */
export function findLostPages(manifest: Pick<Manifest, 'unmet' | 'paths'>, redirects: RedirectMatcher): string[] {
	return [...manifest.unmet(), ...[...manifest.paths()].filter((path) => redirects(path) !== null)];
}

const NO_ROUTES = { matchRoute: () => null };

interface Removal {
	readonly manifest: Pick<Manifest, 'countsBefore' | 'placeBefore' | 'forget'>;
	readonly store: PageStore;
	/** Of the languages that are on. */
	readonly sites: readonly Pick<SiteData, 'lang' | 'routes'>[];
	readonly limit: RemovalLimit;
}

/** Removes the files of pages, or none of them where that would be too many at once. Answers how many there were, and what stood against it. */
export async function removePages(
	paths: readonly string[],
	{ manifest, store, sites, limit: { removalLimit = REMOVAL_LIMIT, allowRemoval = false } }: Removal,
): Promise<{ readonly removed: number; readonly refusals: readonly Failure[] }> {
	if (paths.length === 0) return { removed: 0, refusals: [] };
	const matchers = new Map(sites.map(({ lang, routes }) => [lang, { matchRoute: createRouteMatcher(routes) }]));
	const places = paths.flatMap((path) => manifest.placeBefore(path) ?? []);
	// What the shop's own access hook covers must not be a file, however many pages that are.
	const covered = new Set(places.filter(({ lang, path }) => isCovered(matchers.get(lang) ?? NO_ROUTES, path)).map(({ path }) => path));
	const asked = allowRemoval ? [] : places.filter(({ path }) => !covered.has(path));
	const refusals = asked.length === 0 ? [] : refuseRemoval(asked, { counts: manifest.countsBefore(), percent: removalLimit, langs: [...matchers.keys()] });
	const doomed = refusals.length === 0 ? paths : [...covered];
	for (let at = 0; at < doomed.length; at += AT_ONCE) {
		const some = doomed.slice(at, at + AT_ONCE);
		await store.remove(some.flatMap((path) => Object.values(filesOf(path))));
		for (const path of some) manifest.forget(path);
	}
	return { removed: doomed.length, refusals };
}
