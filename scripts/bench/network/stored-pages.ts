import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIGEST = '._S3rver_object.md5';

/** Hash of all pages in a folder of the storage server: their names and contents. */
export function hashObjects(folder: string): string {
	const hash = createHash('sha1');
	for (const name of globSync(`**/index.html${DIGEST}`, { cwd: folder }).sort()) hash.update(name).update(readFileSync(join(folder, name)));
	return hash.digest('hex');
}

/** Number of pages in a folder of the storage server; 0 if there is no such folder yet. */
export const countObjects = (folder: string): number => globSync(`**/index.html${DIGEST}`, { cwd: folder }).length;

/** Seconds from the first page that was stored in a folder of the storage server to the last one. */
export function storingSeconds(folder: string): number {
	const times = globSync(`**/index.html${DIGEST}`, { cwd: folder }).map((name) => statSync(join(folder, name)).mtimeMs);
	times.sort((a, b) => a - b);
	return ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
}
