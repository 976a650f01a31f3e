import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Hash of the names and contents of the files that the patterns find. */
export function hashSources(patterns: readonly string[]): string {
	const hash = createHash('sha256');
	for (const file of globSync(patterns).sort()) hash.update(`${file}\n`).update(readFileSync(file));
	return hash.digest('hex');
}
