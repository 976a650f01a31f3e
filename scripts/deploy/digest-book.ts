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

/** Digests of an output's files, and of those that were deployed last. Files that have not been touched since are not read again. */
export interface DigestBook {
	look(path: string, file: string): void;
	/** Forgets files that this look has not met. */
	endLook(): void;
	totals(): { readonly files: number; readonly bytes: number };
	/** One file for each content that the last deploy did not have, under any name. */
	uploads(): IterableIterator<Upload>;
	/** How many paths were deployed and are no more. */
	gone(): number;
	/** Paths whose content is not the one that was deployed under them. */
	changed(): IterableIterator<string>;
	/** Paths that were deployed and are no more. */
	lost(): IterableIterator<string>;
	keepAsDeployed(): void;
	/** One path was deployed as it is. */
	keepOne(path: string): void;
	/** One path is deployed no more. */
	forget(path: string): void;
	close(): void;
}

export function openDigestBook(place: string): DigestBook {
	if (place !== ':memory:') mkdirSync(dirname(place), { recursive: true });
	const database = new DatabaseSync(place);
	database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${SCHEMA} BEGIN`);
	const look = Number(database.prepare('SELECT coalesce(max(look), 0) + 1 AS next FROM file').get()?.['next']);
	const known = database.prepare('SELECT stamp FROM file WHERE path = ?');
	const meet = database.prepare('UPDATE file SET look = ? WHERE path = ?');
	const write = database.prepare('INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?, ?)');
	const keepOne = database.prepare('INSERT OR REPLACE INTO deployed SELECT path, digest FROM file WHERE path = ?');
	const forget = database.prepare('DELETE FROM deployed WHERE path = ?');
	function* pathsBy(query: string): IterableIterator<string> {
		for (const { path } of database.prepare(query).iterate()) yield String(path);
	}
	return {
		look(path, file) {
			const { ino, size, mtimeMs } = statSync(file);
			const stamp = `${ino} ${size} ${mtimeMs}`;
			if (known.get(path)?.['stamp'] === stamp) meet.run(look, path);
			else write.run(path, stamp, createHash('sha1').update(readFileSync(file)).digest('hex'), size, look);
		},
		endLook: () => void database.prepare('DELETE FROM file WHERE look <> ?').run(look),
		totals() {
			const row = database.prepare('SELECT count(*) AS files, coalesce(sum(bytes), 0) AS bytes FROM file').get();
			return { files: Number(row?.['files']), bytes: Number(row?.['bytes']) };
		},
		*uploads() {
			const rows = 'SELECT min(path) AS path, bytes FROM file WHERE digest NOT IN (SELECT digest FROM deployed) GROUP BY digest ORDER BY 1';
			for (const { path, bytes } of database.prepare(rows).iterate()) yield { path: String(path), bytes: Number(bytes) };
		},
		gone: () => Number(database.prepare('SELECT count(*) AS n FROM deployed WHERE path NOT IN (SELECT path FROM file)').get()?.['n']),
		keepAsDeployed: () => database.exec('DELETE FROM deployed; INSERT INTO deployed SELECT path, digest FROM file'),
		changed: () => pathsBy('SELECT file.path FROM file LEFT JOIN deployed USING (path) WHERE deployed.digest IS NOT file.digest ORDER BY file.path'),
		lost: () => pathsBy('SELECT path FROM deployed WHERE path NOT IN (SELECT path FROM file) ORDER BY path'),
		keepOne: (path) => void keepOne.run(path),
		forget: (path) => void forget.run(path),
		close() {
			database.exec('COMMIT');
			database.close();
		},
	};
}
