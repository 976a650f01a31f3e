import { readStateHint } from '#lib/platform/client/state-hint.ts';
import type { SavedList } from '../saved-lists.ts';

/** Codes of the products on each list. */
export type SavedItems = Readonly<Record<SavedList, readonly string[]>>;

/** Name under which this tab has changes of the lists that it could not send yet. */
export const SAVED_CHANGES_KEY = 'shop_saved_changes';

const KEY = 'shop_saved';
const EVENT = 'shop:saved';
const NONE: SavedItems = { wishlist: [], compare: [] };

interface Kept extends SavedItems {
	/** Of the session that they belong to. */
	readonly epoch: string;
}

/** What this session's lists hold as far as this browser knows; null where it has not asked yet. A visitor without a session has nothing on them. */
export function readSavedItems(): SavedItems | null {
	const epoch = readStateHint()?.epoch;
	if (epoch === undefined) return NONE;
	const kept = read();
	return kept?.epoch === epoch ? kept : null;
}

/** Keeps what a list holds now, and tells this page and other tabs. */
export function writeSavedItems(list: SavedList, codes: readonly string[]): void {
	const epoch = readStateHint()?.epoch;
	if (epoch !== undefined) {
		try {
			localStorage.setItem(KEY, JSON.stringify({ ...NONE, ...readSavedItems(), epoch, [list]: codes }));
		} catch {
			// Storage may be full or forbidden: the marks of this page then follow its own changes.
		}
	}
	document.dispatchEvent(new CustomEvent(EVENT));
}

/** Forgets what the lists hold, so that the next page asks. */
export function forgetSavedItems(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {
		// What cannot be written cannot be forgotten.
	}
}

/** Calls back after each change of a list, here or in another tab; returns how to stop. */
export function onSavedItems(listener: () => void): () => void {
	const handle = ({ key }: StorageEvent) => key === KEY && listener();
	document.addEventListener(EVENT, listener);
	addEventListener('storage', handle);
	return () => {
		document.removeEventListener(EVENT, listener);
		removeEventListener('storage', handle);
	};
}

function read(): Kept | null {
	try {
		const kept: Kept | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
		return kept && Array.isArray(kept.wishlist) && Array.isArray(kept.compare) ? kept : null;
	} catch {
		return null;
	}
}
