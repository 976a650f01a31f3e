import type { RedirectMatcher } from '@titraj/contract/redirects/create-redirect-matcher.ts';
import { createRouteMatcher } from '#lib/navigation/match-route.ts';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import { isCovered } from '#lib/pages/server/access.server.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { PagePlace } from '../manifest/page-record.ts';
import { documentName } from '../publish/page-document.ts';
import type { PageStore } from '../publish/store/page-store.ts';
import type { Failure } from '../render/failure.ts';
import { REMOVAL_LIMIT, type RemovalLimit, refuseRemoval } from './removal-guard.ts';

const PAGES_PER_CALL = 300;

/** Pages that the backend no longer has or now redirects: a file would take precedence over the redirect. */
export function findRemovedPages(manifest: Pick<Manifest, 'unvisited' | 'visited'>, redirects: RedirectMatcher): string[] {
	const removed = [...manifest.unvisited()];
	// Not collected first: a million paths take hundreds of megabytes.
	for (const path of manifest.visited()) if (redirects(path) !== null) removed.push(path);
	return removed;
}

const NO_ROUTES = { matchRoute: () => null };

interface Removal {
	readonly manifest: Pick<Manifest, 'countBefore' | 'placeBefore' | 'tagsOf' | 'forget'>;
	readonly store: PageStore;
	/** Sites of the enabled languages. */
	readonly sites: readonly Pick<SiteData, 'lang' | 'routes'>[];
	readonly limit: RemovalLimit;
	/** Which pages the backend gives to members alone. It is asked only if not all pages can be removed. */
	readonly forMembers: (places: readonly PagePlace[]) => Promise<ReadonlySet<string>>;
	/** Whether the crawl failed, so that pages may be missing by mistake. */
	readonly hasFailed?: boolean;
}

/**
 * Removes the files of pages; if there are too many (removal-guard.ts), or the crawl failed, only those of pages that the access hook covers, or that are for
 * members. Returns the removed pages, and the reasons against removing the others.
 */
export async function removePages(
	paths: readonly string[],
	{ manifest, store, sites, limit: { removalLimit = REMOVAL_LIMIT, allowRemoval = false }, forMembers, hasFailed = false }: Removal,
): Promise<{ readonly removed: readonly string[]; readonly refusals: readonly Failure[] }> {
	if (paths.length === 0) return { removed: [], refusals: [] };
	const matchers = new Map(sites.map(({ lang, routes }) => [lang, { matchRoute: createRouteMatcher(routes) }]));
	const places = paths.flatMap((path) => manifest.placeBefore(path) ?? []);
	// A page that the shop's access hook covers must not exist as a file, so it is always removed.
	const covered = new Set(places.filter(({ lang, path }) => isCovered(matchers.get(lang) ?? NO_ROUTES, path)).map(({ path }) => path));
	const refuse = () => {
		const guarded = places.filter(({ path }) => !covered.has(path));
		return guarded.length === 0 ? [] : refuseRemoval(guarded, { countBefore: manifest.countBefore, percent: removalLimit, langs: [...matchers.keys()] });
	};
	const mayRefuse = !hasFailed && !allowRemoval;
	if (hasFailed || (mayRefuse && refuse().length > 0)) {
		const members = await forMembers(places);
		for (const path of [...members, ...listsOf(members, places, manifest)]) covered.add(path);
	}
	const refusals = mayRefuse ? refuse() : [];
	const doomed = hasFailed || refusals.length > 0 ? [...covered] : paths;
	for (let at = 0; at < doomed.length; at += PAGES_PER_CALL) {
		const some = doomed.slice(at, at + PAGES_PER_CALL);
		await store.remove(some.map(documentName));
		for (const path of some) manifest.forget(path);
	}
	return { removed: doomed, refusals };
}

/** Content types of pages that list posts. */
const POST_LISTS: ReadonlySet<string> = new Set(['publish', 'post_category', 'author', 'tag']);

/** Lists among the places that were made with posts of members' pages: with nothing else to list they are gone, and their files still have the titles. */
function listsOf(members: ReadonlySet<string>, places: readonly PagePlace[], { tagsOf }: Pick<Manifest, 'tagsOf'>): string[] {
	const posts = new Set([...members].flatMap(tagsOf).filter((tag) => tag.startsWith('post:')));
	return places.filter(({ path, type }) => POST_LISTS.has(type) && tagsOf(path).some((tag) => posts.has(tag))).map(({ path }) => path);
}
