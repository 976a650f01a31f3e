import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
	CREATE TABLE IF NOT EXISTS file (path TEXT PRIMARY KEY, stamp TEXT NOT NULL, digest TEXT NOT NULL, bytes INTEGER NOT NULL, look INTEGER NOT NULL) WITHOUT ROWID;
	CREATE INDEX IF NOT EXISTS file_digest ON file (digest, path);
	CREATE TABLE IF NOT EXISTS deployed (path TEXT PRIMARY KEY, digest TEXT NOT NULL) WITHOUT ROWID;
	CREATE INDEX IF NOT EXISTS deployed_digest ON deployed (digest);
`;

export interface Upload {
	readonly path: string;
	readonly bytes: number;
}

/** Digests of an output's files, and of those that were deployed last. Disposing of it saves it. */
export interface UploadManifest extends Disposable {
	/** Reads a file's digest, unless the file has not been touched since the last scan. `path` is its name in the output. */
	scan(path: string, file: string): void;
	/** Drops files that this scan has not found. */
	endScan(): void;
	totals(): { readonly files: number; readonly bytes: number };
	/** Files to upload: one for each content that the last deploy had under no name. */
	uploads(): IterableIterator<Upload>;
	/** How many deployed paths are gone. */
	removedCount(): number;
	/** Paths whose content is not what was deployed. */
	changed(): IterableIterator<string>;
	/** Deployed paths that are gone. */
	removed(): IterableIterator<string>;
	markAllDeployed(): void;
	/** One path was deployed. */
	markDeployed(path: string): void;
	/** One path was removed from the deploy. */
	forget(path: string): void;
}

/** `file` may be `:memory:`. */
export function openUploadManifest(file: string): UploadManifest {
	if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
	const database = new DatabaseSync(file);
	database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${SCHEMA} BEGIN`);
	const scan = Number(database.prepare('SELECT coalesce(max(look), 0) + 1 AS next FROM file').get()?.['next']);
	const known = database.prepare('SELECT stamp FROM file WHERE path = ?');
	const visit = database.prepare('UPDATE file SET look = ? WHERE path = ?');
	const write = database.prepare('INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?, ?)');
	const markDeployed = database.prepare('INSERT OR REPLACE INTO deployed SELECT path, digest FROM file WHERE path = ?');
	const forget = database.prepare('DELETE FROM deployed WHERE path = ?');
	function* pathsBy(query: string): IterableIterator<string> {
		for (const { path } of database.prepare(query).iterate()) yield String(path);
	}
	return {
		scan(path, name) {
			const { ino, size, mtimeMs } = statSync(name);
			const stamp = `${ino} ${size} ${mtimeMs}`;
			if (known.get(path)?.['stamp'] === stamp) visit.run(scan, path);
			else write.run(path, stamp, createHash('sha1').update(readFileSync(name)).digest('hex'), size, scan);
		},
		endScan: () => void database.prepare('DELETE FROM file WHERE look <> ?').run(scan),
		totals() {
			const row = database.prepare('SELECT count(*) AS files, coalesce(sum(bytes), 0) AS bytes FROM file').get();
			return { files: Number(row?.['files']), bytes: Number(row?.['bytes']) };
		},
		*uploads() {
			const rows = 'SELECT min(path) AS path, bytes FROM file WHERE digest NOT IN (SELECT digest FROM deployed) GROUP BY digest ORDER BY 1';
			for (const { path, bytes } of database.prepare(rows).iterate()) yield { path: String(path), bytes: Number(bytes) };
		},
		removedCount: () => Number(database.prepare('SELECT count(*) AS n FROM deployed WHERE path NOT IN (SELECT path FROM file)').get()?.['n']),
		markAllDeployed: () => database.exec('DELETE FROM deployed; INSERT INTO deployed SELECT path, digest FROM file'),
		changed: () => pathsBy('SELECT file.path FROM file LEFT JOIN deployed USING (path) WHERE deployed.digest IS NOT file.digest ORDER BY file.path'),
		removed: () => pathsBy('SELECT path FROM deployed WHERE path NOT IN (SELECT path FROM file) ORDER BY path'),
		markDeployed: (path) => void markDeployed.run(path),
		forget: (path) => void forget.run(path),
		[Symbol.dispose]() {
			database.exec('COMMIT');
			database.close();
		},
	};
}
