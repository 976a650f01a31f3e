import type { DatabaseSync } from 'node:sqlite';

/** Index from an entity's tag to the pages that were made from it. */
export interface Dependencies {
	readonly of: (tag: string) => string[];
	/** Adds the tags of a page that has none; `tags` is JSON. */
	readonly add: (path: string, tags: string) => void;
	/** Replaces a page's tags `before` with `after`. */
	readonly replace: (path: string, before: readonly string[], after: readonly string[]) => void;
	/** Brings the index up to date; call it before a query that reads the table `dependency`. */
	readonly sort: () => void;
}

/** Pages whose tags wait to be sorted: few enough to sort them in little memory. */
const MOST_WAITING = 100_000;

/**
 * The rows of pages that follow each other are far apart in the index. Those of new pages therefore wait in another table, and are added together in the
 * order of the index, at the latest before it is read.
 */
export function openDependencies(database: DatabaseSync): Dependencies {
	const remove = database.prepare('DELETE FROM dependency WHERE tag = ? AND path = ?');
	const insert = database.prepare('INSERT OR IGNORE INTO dependency VALUES (?, ?)');
	const select = database.prepare('SELECT path FROM dependency WHERE tag = ? ORDER BY path');
	const wait = database.prepare('INSERT INTO unsorted_dependency VALUES (?, ?)');
	const sortAll = database.prepare(
		'INSERT OR IGNORE INTO dependency SELECT value, unsorted_dependency.path FROM unsorted_dependency, json_each(tags) ORDER BY 1, 2',
	);
	const clear = database.prepare('DELETE FROM unsorted_dependency');
	let waiting = Number(database.prepare('SELECT count(*) AS pages FROM unsorted_dependency').get()?.['pages']);
	const sort = () => {
		if (waiting === 0) return;
		// A savepoint also works within the transaction of a job.
		database.exec('SAVEPOINT sorting');
		sortAll.run();
		clear.run();
		database.exec('RELEASE sorting');
		waiting = 0;
	};
	return {
		of(tag) {
			sort();
			return select.all(tag).map(({ path }) => String(path));
		},
		add(path, tags) {
			wait.run(path, tags);
			waiting++;
			if (waiting >= MOST_WAITING) sort();
		},
		replace(path, before, after) {
			sort();
			for (const tag of before) remove.run(tag, path);
			for (const tag of after) insert.run(tag, path);
		},
		sort,
	};
}
