import type { DatabaseSync } from 'node:sqlite';
import type { PageRecord } from './page-record.ts';
import type { Row } from './page-rows.ts';

/** A page as sitemaps list it. */
export interface IndexablePage extends Pick<PageRecord, 'path' | 'lang' | 'alternates'> {
	/** Stays the same if a page is only renewed for its dates. */
	readonly changedAt: string;
}

/** The pages of a sitemap file: those of a language from `from` up to the next file's. */
export interface SitemapPart {
	readonly lang: string;
	readonly part: number;
	/** First path; the empty string in a language's first file. */
	readonly from: string;
	/** First path of the language's next file; null in its last one. */
	readonly to: string | null;
}

/** Indexable pages, and the files that list them. */
export interface SitemapParts {
	/** Indexable pages in path order: all of them, or those of one file. */
	indexable(part?: SitemapPart): IterableIterator<IndexablePage>;
	/** An indexable page by its path; null if it is in no sitemap. */
	indexablePage(path: string): IndexablePage | null;
	/** The file that lists a path, or would list it; null if the language has no files. */
	sitemapPartOf(path: string, lang: string): SitemapPart | null;
	/** Replaces the list of files. */
	saveSitemapParts(parts: readonly Omit<SitemapPart, 'to'>[]): void;
}

const INDEXABLE = 'SELECT page.path, lang, changed_at, list FROM page LEFT JOIN alternate USING (path) WHERE noindex = 0';

export function openSitemapParts(database: DatabaseSync): SitemapParts {
	const containing = database.prepare('SELECT part, first_path FROM sitemap_part WHERE lang = ? AND first_path <= ? ORDER BY first_path DESC LIMIT 1');
	const following = database.prepare('SELECT first_path FROM sitemap_part WHERE lang = ? AND first_path > ? ORDER BY first_path LIMIT 1');
	const single = database.prepare(`${INDEXABLE} AND page.path = ?`);
	const insert = database.prepare('INSERT INTO sitemap_part VALUES (?, ?, ?)');
	return {
		*indexable(part) {
			const rows = part
				? database
						.prepare(`${INDEXABLE} AND lang = ? AND page.path >= ? AND (? IS NULL OR page.path < ?) ORDER BY page.path`)
						.iterate(part.lang, part.from, part.to, part.to)
				: database.prepare(`${INDEXABLE} ORDER BY page.path`).iterate();
			for (const row of rows) yield toIndexablePage(row);
		},
		indexablePage(path) {
			const row = single.get(path);
			return row ? toIndexablePage(row) : null;
		},
		sitemapPartOf(path, lang) {
			const row = containing.get(lang, path);
			if (!row) return null;
			const from = String(row['first_path']);
			const next = following.get(lang, from);
			return { lang, part: Number(row['part']), from, to: next ? String(next['first_path']) : null };
		},
		saveSitemapParts(parts) {
			database.exec('BEGIN; DELETE FROM sitemap_part');
			for (const { lang, part, from } of parts) insert.run(lang, from, part);
			database.exec('COMMIT');
		},
	};
}

const toIndexablePage = ({ path, lang, changed_at, list }: Row): IndexablePage => ({
	...{ path: String(path), lang: String(lang), changedAt: String(changed_at) },
	alternates: list === null || list === undefined ? [] : JSON.parse(String(list)),
});
