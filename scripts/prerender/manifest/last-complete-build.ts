import type { DataOf } from '#lib/platform/http/client.ts';
import type { Manifest } from './manifest.ts';

type ReadsState = Pick<Manifest, 'readState' | 'count'>;
type WritesState = Pick<Manifest, 'writeState'>;

/** A position in the backend's change feed. */
type ChangeCursor = Pick<DataOf<'_get_hapi_misc_changes'>, 'epoch' | 'cursor'>;

/** The last complete build: its fingerprint, and its position in the backend's change feed. */
export interface CompleteBuild extends ChangeCursor {
	readonly fingerprint: string;
}

/**
 * The last complete build; null if there is none, or if the manifest has lost pages since. A sealed manifest (cache-seal.ts) of a build that ended has not,
 * so its pages are not counted.
 */
export function lastCompleteBuild(manifest: ReadsState, { isSealed }: { readonly isSealed: boolean }): CompleteBuild | null {
	const { fingerprint, epoch, cursor, pages, isWriting } = manifest.readState();
	if (fingerprint === null || epoch === null || cursor === null || pages === null) return null;
	return (isSealed && !isWriting) || pages === manifest.count() ? { fingerprint, epoch, cursor } : null;
}

/** Until this build is complete there is none to compare with: if it breaks off, the next one checks every page. */
export function forgetCompleteBuild(manifest: WritesState): void {
	manifest.writeState({ fingerprint: null, pages: null });
}

export function saveCompleteBuild(manifest: WritesState & ReadsState, { fingerprint, epoch, cursor }: CompleteBuild): void {
	manifest.writeState({ fingerprint, epoch, cursor, pages: pageCount(manifest) });
}

/** Saves a new number of pages: a different number later means that some were lost. */
export function savePageCount(manifest: WritesState, pages: number): void {
	manifest.writeState({ pages });
}

/** Number of pages. Counting them reads an index of the whole manifest, so it is saved. */
export const pageCount = (manifest: ReadsState): number => manifest.readState().pages ?? manifest.count();

/** A build that is killed between `beginWriting` and `endWriting` leaves files that the manifest may not have recorded. */
export const beginWriting = (manifest: Pick<Manifest, 'writeState'>): void => manifest.writeState({ isWriting: true });
export const endWriting = (manifest: Pick<Manifest, 'writeState'>): void => manifest.writeState({ isWriting: false });
export const wasInterrupted = (manifest: Pick<Manifest, 'readState'>): boolean => manifest.readState().isWriting;
