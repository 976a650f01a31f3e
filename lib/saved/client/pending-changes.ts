export interface PendingChanges<T> {
	/** Keeps the changes under way for the next page of this tab. */
	readonly keep: (changes: readonly T[]) => void;
	/** The changes that the page before left under way, oldest first; they are the caller's from now on. */
	readonly take: () => readonly T[];
}

/** What a page had not sent before it was left, kept for this tab. One that says `sent` may have been done. */
export function createPendingChanges<T>(key: string): PendingChanges<T> {
	return {
		keep(changes) {
			try {
				if (changes.length > 0) sessionStorage.setItem(key, JSON.stringify(changes));
				else sessionStorage.removeItem(key);
			} catch {
				// Storage may be full or forbidden: the changes are then sent while the page stays.
			}
		},
		take() {
			try {
				const changes: readonly T[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
				return changes;
			} catch {
				return [];
			}
		},
	};
}
