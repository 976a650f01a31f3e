import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Number of the tables' shape: a file of another one is thrown away, not migrated (ADR 9). */
const VERSION = 6;

const SCHEMA = `
	CREATE TABLE IF NOT EXISTS page (
		path TEXT PRIMARY KEY, hash TEXT NOT NULL, lang TEXT NOT NULL, noindex INTEGER NOT NULL,
		tags TEXT NOT NULL, rendered_at TEXT NOT NULL, run INTEGER NOT NULL, files TEXT NOT NULL,
		screen TEXT NOT NULL, layout TEXT NOT NULL, template TEXT NOT NULL, made TEXT NOT NULL, cuts TEXT NOT NULL,
		changed_at TEXT NOT NULL, type TEXT NOT NULL, first_run INTEGER NOT NULL
	) WITHOUT ROWID;
	CREATE INDEX IF NOT EXISTS page_run ON page (run);
	CREATE INDEX IF NOT EXISTS page_age ON page (rendered_at);
	CREATE INDEX IF NOT EXISTS page_template ON page (template);
	CREATE TABLE IF NOT EXISTS dependency (tag TEXT NOT NULL, path TEXT NOT NULL, PRIMARY KEY (tag, path)) WITHOUT ROWID;
	CREATE INDEX IF NOT EXISTS dependency_path ON dependency (path);
	CREATE TABLE IF NOT EXISTS alternate (path TEXT PRIMARY KEY, list TEXT NOT NULL) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS template (id TEXT PRIMARY KEY, lang TEXT NOT NULL, labels TEXT NOT NULL, menus TEXT NOT NULL) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS word (lang TEXT NOT NULL, screen TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (lang, screen, name)) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
	PRAGMA user_version = ${VERSION};
`;

/** SQLite's words for a file that is none of its own, or no longer whole. */
const BROKEN = new Set([11, 26]);

/** Opens the manifest's database. One that is missing, broken or of another version is begun anew; `isChecked` looks at the whole file first. */
export function openManifestFile(file: string, { isChecked }: { readonly isChecked: boolean }): DatabaseSync {
	mkdirSync(dirname(file), { recursive: true });
	const known = existsSync(file) ? openKnown(file, isChecked) : null;
	if (known) return known;
	// A journal without its database would be taken for the new one's.
	for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
	const database = open(file);
	database.exec(SCHEMA);
	return database;
}

function openKnown(file: string, isChecked: boolean): DatabaseSync | null {
	let database: DatabaseSync | undefined;
	try {
		database = open(file);
		const version = database.prepare('PRAGMA user_version').get()?.['user_version'];
		const isWhole = version === VERSION && (!isChecked || database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] === 'ok');
		if (isWhole) return database;
	} catch (error) {
		if (!isBroken(error)) throw error;
	}
	database?.close();
	return null;
}

function open(file: string): DatabaseSync {
	const database = new DatabaseSync(file);
	try {
		database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}

const isBroken = (error: unknown): boolean => error instanceof Error && 'errcode' in error && BROKEN.has(Number(error.errcode) & 0xff);
