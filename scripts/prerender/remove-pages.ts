import type { RedirectMatcher } from '#lib/domain/redirects/create-redirect-matcher.ts';
import type { Failure } from './job.ts';
import type { Manifest } from './manifest.ts';
import { filesOf } from './page-files.ts';
import type { RemovalLimit } from './prerender-options.ts';
import { REMOVAL_LIMIT, refuseRemoval } from './removal-guard.ts';
import type { PageStore } from './store/page-store.ts';

/** Pages whose files a store is asked to remove at once. */
const AT_ONCE = 300;

/** Pages that the backend no longer has, or sends elsewhere: a file would win over the redirect. */
export function findLostPages(manifest: Pick<Manifest, 'unmet' | 'paths'>, redirects: RedirectMatcher): string[] {
	return [...manifest.unmet(), ...[...manifest.paths()].filter((path) => redirects(path) !== null)];
}

interface Removal {
	readonly manifest: Pick<Manifest, 'countsBefore' | 'placeBefore' | 'forget'>;
	readonly store: PageStore;
	/** Languages that are on. */
	readonly langs: readonly string[];
	readonly limit: RemovalLimit;
}

/** Removes the files of pages, or none of them where that would be too many at once. Answers how many there were, and what stood against it. */
export async function removePages(
	paths: readonly string[],
	{ manifest, store, langs, limit: { removalLimit = REMOVAL_LIMIT, allowRemoval = false } }: Removal,
): Promise<{ readonly removed: number; readonly refusals: readonly Failure[] }> {
	const places = paths.flatMap((path) => manifest.placeBefore(path) ?? []);
	const refusals = allowRemoval || places.length === 0 ? [] : refuseRemoval(places, { counts: manifest.countsBefore(), percent: removalLimit, langs });
	if (refusals.length > 0) return { removed: 0, refusals };
	for (let at = 0; at < paths.length; at += AT_ONCE) {
		const some = paths.slice(at, at + AT_ONCE);
		await store.remove(some.flatMap((path) => Object.values(filesOf(path))));
		for (const path of some) manifest.forget(path);
	}
	return { removed: paths.length, refusals };
}
