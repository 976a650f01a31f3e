import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { MediaStore } from '../platform/media/media-store.ts';
import { readBackupList } from './backup-list.ts';

interface Taking {
	readonly place: MediaStore;
	/** The place as the operator named it. */
	readonly named: string;
	/** Name of a backup in the place; null for the newest. */
	readonly wanted: string | null;
	/** Folder of this machine. */
	readonly folder: string;
}

/** Copies a backup of a place into a folder, readable by its owner alone, and returns the file. Throws if there is none. */
export async function takeBackup({ place, named, wanted, folder }: Taking): Promise<string> {
	const name = wanted === null ? (await readBackupList(place))[0]?.name : basename(wanted);
	if (name === undefined) throw new Error(`There is no backup in ${named}`);
	const bytes = await place.read(name);
	if (bytes === null) throw new Error(`There is no ${name} in ${named}`);
	const path = join(folder, name);
	await writeFile(path, bytes, { mode: 0o600 });
	return path;
}

/** The secret key of a file, `-` for the standard input. Key files have comments, and `npm run backup -- new-key > key.txt` writes the lines of npm, too. */
export function readIdentity(file: string): string {
	const lines = readFileSync(file === '-' ? 0 : file, 'utf8').split('\n');
	return lines.map((line) => line.trim()).find((line) => line.startsWith('AGE-SECRET-KEY-')) ?? '';
}
