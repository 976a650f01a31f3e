import type { Change } from '@titraj/contract/changes.ts';
import type { DataOf } from '#lib/api/client.ts';
import { hasSiteFiles } from '#scripts/prerender/manifest/build-fingerprint.ts';
import type { Manifest } from '#scripts/prerender/manifest/manifest.ts';
import { areWhole, type Care, isDocumentWhole } from '#scripts/prerender/publish/page-files.ts';
import type { PageStore } from '#scripts/prerender/publish/store/page-store.ts';

/** Names of the manifest's facts about the last complete build. */
const [BASIS, EPOCH, CURSOR, PAGES, WRITING] = ['basis', 'epoch', 'cursor', 'pages', 'writing'] as const;

/** Where the backend's history of changes stands. */
type Moment = Pick<DataOf<'_get_hapi_misc_changes'>, 'epoch' | 'cursor'>;

/** The last complete build: what it was made for, and the moment that it shows; null where there is none. */
export function standingOf(manifest: Pick<Manifest, 'fact' | 'count'>): (Moment & { readonly basis: string }) | null {
	const [basis, epoch, cursor] = [manifest.fact(BASIS), manifest.fact(EPOCH), manifest.fact(CURSOR)];
	if (manifest.fact(PAGES) !== String(manifest.count())) return null;
	return basis === null || epoch === null || cursor === null ? null : { basis, epoch, cursor: Number(cursor) };
}

/** What changed since a moment, as far as single pages show it; null where everything has to be looked at. Menus and labels are compared themselves (find-spliceable.ts). */
export function changesSince({ epoch }: Moment, history: DataOf<'_get_hapi_misc_changes'> | null): readonly Change[] | null {
	if (!history || history.epoch !== epoch || history.too_many || history.changes.some(({ entity }) => entity === 'site')) return null;
	return history.changes.filter(({ entity }) => entity !== 'chrome');
}

/** A build that breaks off leaves nothing to go on from: the next one looks at everything. */
export function forgetBuild(manifest: Pick<Manifest, 'setFact'>): void {
	manifest.setFact(BASIS, null);
}

/** Between these two a build that is killed leaves files that the manifest may not know. */
export const beginWriting = (manifest: Pick<Manifest, 'setFact'>): void => manifest.setFact(WRITING, '1');
export const endWriting = (manifest: Pick<Manifest, 'setFact'>): void => manifest.setFact(WRITING, null);
export const wasKilled = (manifest: Pick<Manifest, 'fact'>): boolean => manifest.fact(WRITING) !== null;

/** Says how many pages there are: another number later means that some were lost. */
export function keepCount(manifest: Pick<Manifest, 'setFact' | 'count'>): void {
	manifest.setFact(PAGES, String(manifest.count()));
}

export function keepBuild(manifest: Pick<Manifest, 'setFact' | 'count'>, basis: string, { epoch, cursor }: Moment): void {
	manifest.setFact(EPOCH, epoch);
	manifest.setFact(CURSOR, String(cursor));
	keepCount(manifest);
	manifest.setFact(BASIS, basis);
}

/** So many missing pages are had sooner by a whole crawl. */
const MOST_MISSING = 2000;

/** Pages whose files are not as they were written; null where too many are not, or a file beside the pages is missing. */
export async function findMissing(
	manifest: Pick<Manifest, 'everyPage'>,
	langs: readonly string[],
	{ output, store, bot }: { readonly output: string; readonly store: PageStore; readonly bot: boolean },
	care: Care | 'glance',
): Promise<string[] | null> {
	if (!hasSiteFiles(output, langs)) return null;
	const missing: string[] = [];
	// Nobody but builds writes to a store that is far away; where that is in doubt, a crawl looks with all threads.
	if (!store.isNear) return care === 'glance' ? missing : null;
	for (const [path, stamps] of manifest.everyPage()) {
		if (care === 'glance' ? isDocumentWhole(store, path, stamps) : await areWhole(store, path, { stamps, bot, care })) continue;
		missing.push(path);
		if (missing.length > MOST_MISSING) return null;
	}
	return missing;
}
