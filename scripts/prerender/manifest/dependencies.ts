import type { DatabaseSync } from 'node:sqlite';

/** Index from an entity's tag to the pages that were made from it. */
export interface Dependencies {
	readonly of: (tag: string) => string[];
	/** Replaces a page's tags `before` with `after`. */
	readonly replace: (path: string, before: readonly string[], after: readonly string[]) => void;
}

export function openDependencies(database: DatabaseSync): Dependencies {
	const remove = database.prepare('DELETE FROM dependency WHERE tag = ? AND path = ?');
	const insert = database.prepare('INSERT OR IGNORE INTO dependency VALUES (?, ?)');
	const select = database.prepare('SELECT path FROM dependency WHERE tag = ? ORDER BY path');
	return {
		of: (tag) => select.all(tag).map(({ path }) => String(path)),
		replace(path, before, after) {
			for (const tag of before) remove.run(tag, path);
			for (const tag of after) insert.run(tag, path);
		},
	};
}
