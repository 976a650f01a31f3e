import { readStateHint } from '#lib/platform/client/state-hint.ts';
import type { SavedList } from '../saved-lists.ts';

/** Cart codes of the products on each list that is known: each is loaded by itself. */
export type SavedItems = Readonly<Partial<Record<SavedList, readonly string[]>>>;

/** sessionStorage key of this tab's pending changes. */
export const SAVED_CHANGES_KEY = 'shop_saved_changes';

const KEY = 'shop_saved';
const EVENT = 'shop:saved';
const NONE: SavedItems = { wishlist: [], compare: [] };

interface Kept extends SavedItems {
	/** Session that the lists belong to. */
	readonly epoch: string;
}

/** Known content of this session's lists, without those that are not loaded yet. Without a session both are empty. */
export function readSavedItems(): SavedItems {
	const epoch = readStateHint()?.epoch;
	if (epoch === undefined) return NONE;
	const kept = read();
	return kept?.epoch === epoch ? kept : {};
}

/** Stores the content of a list, and notifies this page and the other tabs. */
export function writeSavedItems(list: SavedList, codes: readonly string[]): void {
	const epoch = readStateHint()?.epoch;
	if (epoch !== undefined) {
		try {
			localStorage.setItem(KEY, JSON.stringify({ ...readSavedItems(), epoch, [list]: codes }));
		} catch {
			// Storage is full or unavailable: the marks then change only on this page.
		}
	}
	document.dispatchEvent(new CustomEvent(EVENT));
}

/** Deletes the stored lists, so that the next page reloads them. */
export function forgetSavedItems(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {
		// Storage is unavailable, so nothing was stored.
	}
}

/** Calls `listener` after each change of a list, here or in another tab. Returns a function that stops it. */
export function onSavedItems(listener: () => void): () => void {
	const handle = ({ key }: StorageEvent) => key === KEY && listener();
	document.addEventListener(EVENT, listener);
	addEventListener('storage', handle);
	return () => {
		document.removeEventListener(EVENT, listener);
		removeEventListener('storage', handle);
	};
}

/** Calls `listener` after each change of a list that was known before. Loading it is none. Returns a function that stops it. */
export function onSavedChange(list: SavedList, listener: () => void): () => void {
	let before = readSavedItems()[list];
	return onSavedItems(() => {
		const now = readSavedItems()[list];
		const isChanged = before !== undefined && now !== undefined && (before.length !== now.length || before.some((code) => !now.includes(code)));
		before = now;
		if (isChanged) listener();
	});
}

function read(): Kept | null {
	try {
		const kept: Kept | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
		return kept && isList(kept.wishlist) && isList(kept.compare) ? kept : null;
	} catch {
		return null;
	}
}

const isList = (codes: unknown): boolean => codes === undefined || Array.isArray(codes);
