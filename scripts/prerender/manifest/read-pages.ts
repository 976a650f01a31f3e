import type { DatabaseSync } from 'node:sqlite';

/** Rows that are had at once: few enough for memory to stay flat, and a tenth of the work of one call a row. */
const AT_ONCE = 5000;

type PageStamps = readonly [path: string, files: string];

/** Every page there is with its files' stamps, in path order. A build without changes does little else: rows come as arrays. */
export function* readPages(database: DatabaseSync): IterableIterator<PageStamps> {
	const next = database.prepare('SELECT path, files FROM page WHERE path > ? ORDER BY path LIMIT ?');
	next.setReturnArrays(true);
	for (let [rows, after] = [AT_ONCE, '']; rows === AT_ONCE; ) {
		const some = next.all(after, AT_ONCE) as unknown as PageStamps[];
		for (const page of some) yield page;
		rows = some.length;
		after = some.at(-1)?.[0] ?? '';
	}
}
