import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path -> hash of each public file; label modules of earlier labels are kept for open tabs. */
export function hashPages(dist: string): Map<string, string> {
	const root = join(dist, 'client');
	const names = globSync('**/*.*', { cwd: root }).filter((name) => !name.startsWith('assets/'));
	const hashOf = (name: string) =>
		createHash('sha1')
			.update(readFileSync(join(root, name)))
			.digest('hex');
	return new Map(names.sort().map((name) => [name, hashOf(name)]));
}
