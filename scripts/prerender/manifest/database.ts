import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Version of the tables below. A file of another version is deleted, not migrated (ADR 9), so the next build checks every page. */
const VERSION = 13;

const SCHEMA = `
	CREATE TABLE build (
		id INTEGER PRIMARY KEY CHECK (id = 1), run INTEGER NOT NULL DEFAULT 1, is_writing INTEGER NOT NULL DEFAULT 0,
		fingerprint TEXT, epoch TEXT, cursor INTEGER, pages INTEGER
	);
	INSERT INTO build (id) VALUES (1);
	CREATE TABLE page (
		path TEXT PRIMARY KEY, lang TEXT NOT NULL, screen TEXT NOT NULL, layout TEXT NOT NULL, type TEXT NOT NULL, noindex INTEGER NOT NULL,
		product_id INTEGER, tags TEXT NOT NULL,
		template TEXT NOT NULL, body_inputs TEXT NOT NULL, head_inputs TEXT NOT NULL,
		html_bytes INTEGER NOT NULL, html_crc32 INTEGER NOT NULL,
		description_at INTEGER NOT NULL, description_bytes INTEGER NOT NULL, body_at INTEGER NOT NULL, body_bytes INTEGER NOT NULL,
		rendered_at TEXT NOT NULL, changed_at TEXT NOT NULL, run INTEGER NOT NULL, first_run INTEGER NOT NULL
	) WITHOUT ROWID;
	CREATE TABLE dependency (tag TEXT NOT NULL, path TEXT NOT NULL, PRIMARY KEY (tag, path)) WITHOUT ROWID;
	CREATE TABLE unsorted_dependency (path TEXT NOT NULL, tags TEXT NOT NULL);
	CREATE TABLE alternate (path TEXT PRIMARY KEY, list TEXT NOT NULL) WITHOUT ROWID;
	CREATE TABLE sitemap_part (lang TEXT NOT NULL, first_path TEXT NOT NULL, part INTEGER NOT NULL, PRIMARY KEY (lang, first_path)) WITHOUT ROWID;
	CREATE TABLE template (id TEXT PRIMARY KEY, lang TEXT NOT NULL, labels TEXT NOT NULL, menus TEXT NOT NULL) WITHOUT ROWID;
	CREATE TABLE label_read (lang TEXT NOT NULL, screen TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (lang, screen, name)) WITHOUT ROWID;
	PRAGMA user_version = ${VERSION};
`;

const INDEXES = `
	CREATE INDEX IF NOT EXISTS page_run ON page (run);
	CREATE INDEX IF NOT EXISTS page_age ON page (rendered_at);
	CREATE INDEX IF NOT EXISTS page_template ON page (template);
`;

/**
 * Creates the indexes that a new file lacks. Pages are recorded in the order of products, and indexes are sorted by address: creating them once after the first
 * build takes a tenth of the time of updating them with each page.
 */
export function createIndexes(database: DatabaseSync): void {
	database.exec(INDEXES);
}

/** SQLite's codes for a file that is damaged (11) or not a database (26). */
const DAMAGED_CODES = new Set([11, 26]);

interface Opening {
	/** Checks the whole file for damage. */
	readonly isChecked: boolean;
	/** Called with the reason if an existing file is deleted. */
	readonly onDiscard: (reason: string) => void;
}

/** Opens the manifest's database; a missing, damaged or differently versioned file is replaced by an empty one. Throws if the file cannot be opened for another reason. */
export function openDatabase(file: string, { isChecked, onDiscard }: Opening): DatabaseSync {
	mkdirSync(dirname(file), { recursive: true });
	const known = existsSync(file) ? openKnown(file, isChecked) : null;
	if (known instanceof DatabaseSync) return known;
	if (known !== null) onDiscard(known);
	// SQLite would apply a leftover journal to the new database.
	for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
	const database = connect(file);
	database.exec(`BEGIN; ${SCHEMA} COMMIT`);
	return database;
}

/** The database, or why it cannot be used. */
function openKnown(file: string, isChecked: boolean): DatabaseSync | string {
	let database: DatabaseSync | undefined;
	let reason = 'it is damaged';
	try {
		database = connect(file);
		const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
		if (version !== VERSION) reason = `it has format ${version}, and this build writes format ${VERSION}`;
		else if (!isChecked || database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] === 'ok') return database;
	} catch (error) {
		if (!isDamage(error)) throw error;
	}
	database?.close();
	return reason;
}

function connect(file: string): DatabaseSync {
	const database = new DatabaseSync(file);
	try {
		database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
		// Pages arrive in product order, rows are sorted by address: cache them in memory (8 MB), and write back every 16 MB.
		database.exec('PRAGMA cache_size = -8000; PRAGMA wal_autocheckpoint = 4000;');
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}

const isDamage = (error: unknown): boolean => error instanceof Error && 'errcode' in error && DAMAGED_CODES.has(Number(error.errcode) & 0xff);
