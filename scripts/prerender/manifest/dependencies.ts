import type { DatabaseSync } from 'node:sqlite';

export interface Dependencies {
	readonly of: (tag: string) => string[];
	readonly replace: (path: string, tags: string) => void;
}

/** The index from entity to pages. */
export function openDependencies(database: DatabaseSync): Dependencies {
	const remove = database.prepare('DELETE FROM dependency WHERE path = ?');
	const insert = database.prepare('INSERT OR IGNORE INTO dependency VALUES (?, ?)');
	const select = database.prepare('SELECT path FROM dependency WHERE tag = ? ORDER BY path');
	return {
		of: (tag) => select.all(tag).map(({ path }) => String(path)),
		replace(path, tags) {
			remove.run(path);
			for (const tag of tags.split(' ')) if (tag !== '') insert.run(tag, path);
		},
	};
}
