import type { DataOf } from '#lib/platform/http/client.ts';
import type { Manifest } from './manifest.ts';

type ReadsState = Pick<Manifest, 'readState' | 'count'>;
type WritesState = Pick<Manifest, 'writeState' | 'count'>;

/** A position in the backend's change feed. */
type ChangeCursor = Pick<DataOf<'_get_hapi_misc_changes'>, 'epoch' | 'cursor'>;

/** The last complete build: its fingerprint, and its position in the backend's change feed. */
export interface CompleteBuild extends ChangeCursor {
	readonly fingerprint: string;
}

/** The last complete build; null if there is none, or if the manifest has lost pages since. */
export function lastCompleteBuild(manifest: ReadsState): CompleteBuild | null {
	const { fingerprint, epoch, cursor, pages } = manifest.readState();
	if (pages !== manifest.count() || fingerprint === null || epoch === null || cursor === null) return null;
	return { fingerprint, epoch, cursor };
}

/** Until this build is complete there is none to compare with: if it breaks off, the next one checks every page. */
export function forgetCompleteBuild(manifest: WritesState): void {
	manifest.writeState({ fingerprint: null });
}

export function saveCompleteBuild(manifest: WritesState, { fingerprint, epoch, cursor }: CompleteBuild): void {
	manifest.writeState({ fingerprint, epoch, cursor, pages: manifest.count() });
}

/** Saves the number of pages: a different number later means that some were lost. */
export function savePageCount(manifest: WritesState): void {
	manifest.writeState({ pages: manifest.count() });
}

/** A build that is killed between `beginWriting` and `endWriting` leaves files that the manifest may not have recorded. */
export const beginWriting = (manifest: Pick<Manifest, 'writeState'>): void => manifest.writeState({ isWriting: true });
export const endWriting = (manifest: Pick<Manifest, 'writeState'>): void => manifest.writeState({ isWriting: false });
export const wasInterrupted = (manifest: Pick<Manifest, 'readState'>): boolean => manifest.readState().isWriting;
