import type { RedirectMatcher } from '#lib/domain/redirects/create-redirect-matcher.ts';
import type { Manifest } from './manifest.ts';
import { filesOf } from './page-files.ts';
import type { PageStore } from './store/page-store.ts';

/** Pages whose files a store is asked to remove at once. */
const AT_ONCE = 300;

/** Removes the files of pages that the backend no longer has, or sends elsewhere: a file would win over the redirect. Answers how many there were. */
export async function removeLostPages(manifest: Manifest, store: PageStore, redirects: RedirectMatcher): Promise<number> {
	const doomed = [...manifest.unmet(), ...[...manifest.paths()].filter((path) => redirects(path) !== null)];
	for (let at = 0; at < doomed.length; at += AT_ONCE) await removePages(manifest, store, doomed.slice(at, at + AT_ONCE));
	return doomed.length;
}

/** Removes the files of these pages. */
export async function removePages(manifest: Pick<Manifest, 'forget'>, store: PageStore, paths: readonly string[]): Promise<void> {
	if (paths.length === 0) return;
	await store.remove(paths.flatMap((path) => Object.values(filesOf(path))));
	for (const path of paths) manifest.forget(path);
}
