import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface OutputSize {
	readonly files: number;
	readonly folders: number;
	readonly bytes: number;
	/** Entries of the fullest folder: the platform's limit is 54,000. */
	readonly fullest: number;
}

/** Measures a folder with all its subfolders. */
export function measureOutput(folder: string): OutputSize {
	let [files, folders, bytes, fullest] = [0, 0, 0, 0];
	const waiting = [folder];
	for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
		const entries = readdirSync(at, { withFileTypes: true });
		folders++;
		fullest = Math.max(fullest, entries.length);
		for (const entry of entries) {
			if (entry.isDirectory()) waiting.push(join(at, entry.name));
			else {
				files++;
				bytes += statSync(join(at, entry.name)).size;
			}
		}
	}
	return { files, folders, bytes, fullest };
}
