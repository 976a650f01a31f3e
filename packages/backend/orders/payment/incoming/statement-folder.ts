import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { logFailure } from '../../../platform/log/log-error.ts';
import type { BackendConfig } from '../../../platform/settings/config.ts';
import type { Database } from '../../tables.ts';
import { importStatement } from './import-statement.ts';

const LARGEST = 20_000_000;
/** A file that changed this recently may still be written. */
const SETTLED_MS = 5000;

/** Imports the statements that the bank's program left in the folder (BANK_STATEMENTS), and moves each to `done` or, if it cannot be read, to `failed`. */
export async function importFolder(db: Database, config: BackendConfig): Promise<number> {
	const folder = config.statementsFolder;
	if (folder === null) return 0;
	let imported = 0;
	for (const name of (await readdir(folder)).filter((file) => file.toLowerCase().endsWith('.xml')).sort()) {
		const file = join(folder, name);
		const { size, mtimeMs } = await stat(file);
		if (Date.now() - mtimeMs < SETTLED_MS) continue;
		try {
			if (size > LARGEST) throw new Error(`The file has ${size} bytes`);
			await importStatement({ db, config }, await readFile(file, 'utf8'));
			await move(folder, name, 'done');
			imported++;
		} catch (cause) {
			logFailure('A bank statement could not be imported', cause, { file: name });
			await move(folder, name, 'failed');
		}
	}
	return imported;
}

async function move(folder: string, name: string, to: 'done' | 'failed'): Promise<void> {
	await mkdir(join(folder, to), { recursive: true });
	await rename(join(folder, name), join(folder, to, name));
}
