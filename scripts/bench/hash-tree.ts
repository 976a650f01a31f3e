import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of names, sizes and modification times of a folder's pages: equal hashes mean that nothing was written. */
export function hashTree(folder: string): string {
	const hash = createHash('sha1');
	const walk = (at: string) => {
		for (const entry of readdirSync(at, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
			const path = join(at, entry.name);
			if (entry.isDirectory()) walk(path);
			else if (/^index\./.test(entry.name)) {
				const { size, mtimeMs, ino } = statSync(path);
				hash.update(`${path} ${size} ${mtimeMs} ${ino}\n`);
			}
		}
	};
	walk(folder);
	return hash.digest('hex');
}
