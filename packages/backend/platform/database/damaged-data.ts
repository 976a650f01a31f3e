import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The embedded database in a data folder cannot be opened; the message says what is damaged and which commands restore a copy. */
export class DamagedDataError extends Error {}

/** Bytes of Postgres' control file. */
const CONTROL_SIZE = 8192;
/** Files and folders without which no database starts. */
const NEEDED = ['PG_VERSION', 'base', 'global', 'global/pg_control', 'global/pg_filenode.map', 'pg_wal'];
/** Name of a file of the write-ahead log. */
const LOG_FILE = /^[0-9A-F]{24}$/;

/** Whether the folder holds a database, complete or not; a new folder holds none. */
export const hasDatabase = (dataDir: string): boolean => {
	const folder = toFolder(dataDir);
	return existsSync(folder) && readdirSync(folder).length > 0;
};

/** What is visibly damaged in the files of a database; empty if nothing is. Without PG_VERSION it would be overwritten with an empty one. */
export function findDamage(dataDir: string): string[] {
	const folder = toFolder(dataDir);
	const missing = NEEDED.filter((name) => !existsSync(join(folder, name)));
	if (missing.length > 0) return missing.map((name) => `pg/${name} is missing`);
	const size = statSync(join(folder, 'global/pg_control')).size;
	const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
	return [
		...(size === CONTROL_SIZE ? [] : [`pg/global/pg_control has ${size} bytes instead of ${CONTROL_SIZE}`]),
		...(/^\d{1,3}$/.test(version) ? [] : ['pg/PG_VERSION names no version']),
		...(readdirSync(join(folder, 'pg_wal')).some((name) => LOG_FILE.test(name)) ? [] : ['pg/pg_wal has no file of the write-ahead log']),
	];
}

/** `reasons`: what is damaged, or what the database said when it did not start. */
export function toDamagedError(dataDir: string, reasons: readonly string[]): DamagedDataError {
	const copies = findCopies(dataDir);
	const copy = copies[0] ?? 'COPY';
	return new DamagedDataError(
		[
			`The database in ${dataDir} cannot be opened: ${reasons.join('; ')}.`,
			'Nothing was changed. The disk may be full or the folder not writable; otherwise its files are damaged.',
			copies.length > 0
				? `Folders beside it that hold a database: ${copies.join(', ')}.`
				: 'No folder beside it holds a copy; look where your copies are stored.',
			'Restore a copy of the whole folder (docs/deploy.md, "Copies of the data"), with the backend stopped:',
			`  mv ${dataDir} ${dataDir}.damaged && cp -a ${copy} ${dataDir}`,
			'Keep the damaged folder: parts of it may be readable.',
		].join('\n'),
	);
}

/** Complete-looking data folders in the same folder, the newest first. */
function findCopies(dataDir: string): string[] {
	const parent = dirname(dataDir);
	return readdirSync(parent)
		.map((name) => join(parent, name))
		.filter((folder) => folder !== join(dataDir) && existsSync(join(toFolder(folder), 'PG_VERSION')) && findDamage(folder).length === 0)
		.toSorted((first, second) => statSync(second).mtimeMs - statSync(first).mtimeMs);
}

const toFolder = (dataDir: string): string => join(dataDir, 'pg');
