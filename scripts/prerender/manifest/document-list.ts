import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FileStamp } from './page-record.ts';
import { STAMP_COLUMNS, toStamp } from './page-rows.ts';

/** Paths and stamps of all documents (ADR 90): a copy of two columns of the manifest, whose rows are too large to be read before each build. */
export interface DocumentList extends Disposable {
	readonly count: number;
	/** Time (ISO). Documents that were rendered later may differ from the list. */
	readonly writtenAt: string;
	/** The documents at the places `from` to `to`, which is excluded, in path order. */
	documents(from: number, to: number): IterableIterator<readonly [path: string, stamp: FileStamp]>;
}

/** The manifest's side of the list. */
export interface DocumentSource {
	/** Replaces the list by the current documents. */
	writeDocumentList(file: string): void;
	/** Stamp of a page's document; null for an unknown path. */
	stampOf(path: string): FileStamp | null;
	/** Paths of up to `most` pages that were rendered after a time (ISO). */
	renderedAfter(time: string, most: number): string[];
}

/** Rows per query: few enough to keep memory flat. */
const ROWS_PER_QUERY = 5000;

/** Large pages, because the file is written once and read in order. A journal is needless, because only a complete file, flushed to the disk, is renamed into place. */
const SETTINGS = 'PRAGMA list.page_size = 65536; PRAGMA list.journal_mode = OFF; PRAGMA list.synchronous = FULL';
const TABLES = `
	CREATE TABLE list.origin (written_at TEXT NOT NULL);
	CREATE TABLE list.document (place INTEGER PRIMARY KEY, path TEXT NOT NULL, html_bytes INTEGER NOT NULL, html_crc32 INTEGER NOT NULL);
`;

/** The list's file in a cache folder. */
export const documentListIn = (cache: string): string => resolve(cache, 'documents.sqlite');

/** Call it before documents are changed without a new time of rendering. */
export const dropDocumentList = (file: string): void => rmSync(file, { force: true });

export function openDocumentSource(database: DatabaseSync): DocumentSource {
	const stamp = database.prepare(`SELECT ${STAMP_COLUMNS} FROM page WHERE path = ?`);
	const later = database.prepare('SELECT path FROM page WHERE rendered_at > ? LIMIT ?');
	return {
		writeDocumentList(file) {
			const temporary = `${file}.new`;
			rmSync(temporary, { force: true });
			database.prepare('ATTACH DATABASE ? AS list').run(temporary);
			try {
				database.exec(`${SETTINGS}; BEGIN; ${TABLES}`);
				database.exec(`INSERT INTO list.document (path, ${STAMP_COLUMNS}) SELECT path, ${STAMP_COLUMNS} FROM page ORDER BY path`);
				database.exec("INSERT INTO list.origin SELECT coalesce(max(rendered_at), '') FROM page; COMMIT");
			} finally {
				database.exec('DETACH DATABASE list');
			}
			renameSync(temporary, file);
		},
		stampOf(path) {
			const row = stamp.get(path);
			return row ? toStamp(row) : null;
		},
		renderedAfter: (time, most) => later.all(time, most).map(({ path }) => String(path)),
	};
}

/** Null if there is no list, or if it is damaged. */
export function openDocumentList(file: string): DocumentList | null {
	if (!existsSync(file)) return null;
	const database = new DatabaseSync(file, { readOnly: true });
	try {
		return readList(database);
	} catch {
		database.close();
		return null;
	}
}

function readList(database: DatabaseSync): DocumentList {
	const next = database.prepare(`SELECT path, ${STAMP_COLUMNS} FROM document WHERE place > ? AND place <= ? ORDER BY place`);
	return {
		count: Number(database.prepare('SELECT max(place) AS count FROM document').get()?.['count'] ?? 0),
		writtenAt: String(database.prepare('SELECT written_at FROM origin').get()?.['written_at']),
		*documents(from, to) {
			for (let at = from; at < to; at += ROWS_PER_QUERY)
				for (const row of next.all(at, Math.min(to, at + ROWS_PER_QUERY))) yield [String(row['path']), toStamp(row)];
		},
		[Symbol.dispose]: () => database.close(),
	};
}
