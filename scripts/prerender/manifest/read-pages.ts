import type { DatabaseSync } from 'node:sqlite';
import type { FileStamp } from './page-record.ts';
import { STAMP_COLUMNS, toStamp } from './page-rows.ts';

/** Rows per query: few enough to keep memory flat, and a tenth of the work of one query per row. */
const ROWS_PER_QUERY = 5000;

/** Every page with the stamp of its document, in path order. */
export function* readPages(database: DatabaseSync): IterableIterator<readonly [path: string, stamp: FileStamp]> {
	const next = database.prepare(`SELECT path, ${STAMP_COLUMNS} FROM page WHERE path > ? ORDER BY path LIMIT ?`);
	for (let [count, after] = [ROWS_PER_QUERY, '']; count === ROWS_PER_QUERY; ) {
		const rows = next.all(after, ROWS_PER_QUERY);
		for (const row of rows) yield [String(row['path']), toStamp(row)];
		count = rows.length;
		after = String(rows.at(-1)?.['path'] ?? '');
	}
}
