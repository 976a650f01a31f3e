import type { SavedChange } from '../saved-lists.ts';
import type { SavedOutcome } from './saved-queue.ts';

/** Changes a list of the visitor; its code is loaded with the first change (Spec 4, Wishlist and compare). */
export async function changeSavedLater(change: SavedChange): Promise<SavedOutcome> {
	try {
		const { changeSaved } = await import('./saved-changes.ts');
		return await changeSaved(change);
	} catch {
		return { kind: 'failed' };
	}
}
