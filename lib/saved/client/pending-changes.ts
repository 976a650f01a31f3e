export interface PendingChanges<T> {
	/** Stores pending changes for the next page of this tab, replacing the previous ones. */
	readonly keep: (changes: readonly T[]) => void;
	/** Changes that the previous page did not finish, oldest first. They stay stored until the next `keep`. */
	readonly take: () => readonly T[];
}

/** Pending changes of a tab in sessionStorage. One with `sent` may have been applied already. */
export function createPendingChanges<T>(key: string): PendingChanges<T> {
	return {
		keep(changes) {
			try {
				if (changes.length > 0) sessionStorage.setItem(key, JSON.stringify(changes));
				else sessionStorage.removeItem(key);
			} catch {
				// Storage is full or unavailable: the changes are then sent only while the page stays open.
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
