import type { DatabaseSync } from 'node:sqlite';

/** The index from an entity's tag to the pages that were made from it. */
export interface Dependencies {
	readonly of: (tag: string) => string[];
	readonly replace: (path: string, tags: readonly string[]) => void;
}

export function openDependencies(database: DatabaseSync): Dependencies {
	const remove = database.prepare('DELETE FROM dependency WHERE path = ?');
	const insert = database.prepare('INSERT OR IGNORE INTO dependency VALUES (?, ?)');
	const select = database.prepare('SELECT path FROM dependency WHERE tag = ? ORDER BY path');
	return {
		of: (tag) => select.all(tag).map(({ path }) => String(path)),
		replace(path, tags) {
			remove.run(path);
			for (const tag of tags) insert.run(tag, path);
		},
	};
}
