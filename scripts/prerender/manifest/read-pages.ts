import type { DatabaseSync } from 'node:sqlite';
import type { PageFiles } from './page-record.ts';
import { FILE_COLUMNS, toFiles } from './page-rows.ts';

/** Rows of one query: few enough for memory to stay flat, and a tenth of the work of one query a row. */
const ROWS_PER_QUERY = 5000;

/** Every page with the stamps of its files, in path order. */
export function* readPages(database: DatabaseSync): IterableIterator<readonly [path: string, files: PageFiles]> {
	const next = database.prepare(`SELECT path, ${FILE_COLUMNS} FROM page WHERE path > ? ORDER BY path LIMIT ?`);
	for (let [count, after] = [ROWS_PER_QUERY, '']; count === ROWS_PER_QUERY; ) {
		const rows = next.all(after, ROWS_PER_QUERY);
		for (const row of rows) yield [String(row['path']), toFiles(row)];
		count = rows.length;
		after = String(rows.at(-1)?.['path'] ?? '');
	}
}
