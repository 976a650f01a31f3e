import type { PageCount, PagePlace } from '#scripts/prerender/crawl/removal-guard.ts';
import type { PageRecord, SplicedPage, WordRead } from '#scripts/prerender/render/worker-messages.ts';
import { openManifestFile } from './database.ts';
import { openDependencies } from './dependencies.ts';
import { readPages } from './read-pages.ts';
import { oldestAt } from './renewal.ts';
import { openTemplates, type Templates } from './templates.ts';

/** What the last builds wrote: path -> hash of what the page was made from (ADR 9). Only the main thread writes. */
export interface Manifest extends Omit<Templates, 'keepWords'> {
	/** Number of this run; pages that it does not meet are gone from the backend. */
	readonly run: number;
	/** Records a job's pages at once. Answers the paths that this run had met before: two contents share an address. */
	record(pages: readonly PageRecord[], words: readonly WordRead[]): string[];
	/** Records pages that were put into another template. */
	recordSpliced(pages: readonly SplicedPage[]): void;
	/** Pages that there were before this run, by language and content type. */
	countsBefore(): PageCount[];
	/** A page that there was before this run; null for any other path. */
	placeBefore(path: string): PagePlace | null;
	/** Paths that this run has not met. */
	unmet(): IterableIterator<string>;
	/** Paths that this run has met. */
	paths(): IterableIterator<string>;
	forget(path: string): void;
	/** Paths of pages that were made from an entity, e.g. `product:12`. */
	dependents(tag: string): string[];
	/** Products' pages that were made from an entity, by number. */
	productsOf(tag: string): { path: string; id: number }[];
	/** The entities that a page was made from. */
	tagsOf(path: string): string[];
	/** Indexable pages of a language in path order; `alternates` as in PageRecord. One that is renewed for its dates alone has not changed. */
	indexable(lang: string): IterableIterator<{ path: string; changedAt: string; alternates: string }>;
	count(): number;
	/** What the build as a whole is known by. */
	fact(name: string): string | null;
	setFact(name: string, value: string | null): void;
	/** Every page there is, with its files' stamps. */
	everyPage(): IterableIterator<readonly [path: string, files: string]>;
	/** Pages that have to be renewed: their structured data names a date that would pass (D13). */
	outdated(): string[];
	close(): void;
}

interface Opening {
	/** Goes on with the last run instead of beginning one. */
	readonly continues?: boolean;
	/** The whole file is looked at first. */
	readonly isChecked?: boolean;
}

/** Opens the manifest, or starts a new one where it is missing or cannot be read. */
export function openManifest(file: string, now: Date, { continues = false, isChecked = false }: Opening = {}): Manifest {
	const database = openManifestFile(file, { isChecked });
	const last = database.prepare("SELECT value FROM fact WHERE name = 'run'").get();
	const run = Math.max(1, Number(last?.value ?? 0) + (continues ? 0 : 1));
	/** The last run whose pages this one has found; to go on with a run is to have found its own. */
	const latest = continues ? run : run - 1;
	const dependencies = openDependencies(database);
	const { keepWords, ...templates } = openTemplates(database);
	database.prepare("INSERT OR REPLACE INTO fact VALUES ('run', ?)").run(String(run));
	const known = database.prepare('SELECT run, tags, made, changed_at, lang, type, first_run FROM page WHERE path = ?');
	const keep = database.prepare('UPDATE page SET run = ?, tags = ?, noindex = ?, type = ? WHERE path = ?');
	const replace = database.prepare('INSERT OR REPLACE INTO page VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
	const respliced = database.prepare('UPDATE page SET hash = ?, files = ?, template = ?, cuts = ? WHERE path = ?');
	const members = database.prepare('SELECT page.path, page.tags FROM dependency JOIN page ON page.path = dependency.path WHERE dependency.tag = ?');
	const alternate = database.prepare('INSERT OR REPLACE INTO alternate VALUES (?, ?)');
	const alone = database.prepare('DELETE FROM alternate WHERE path = ?');
	const renderedAt = now.toISOString();
	return {
		run,
		...templates,
		record(pages, words) {
			const doubled: string[] = [];
			database.exec('BEGIN');
			keepWords(words);
			for (const page of pages) {
				const { path, hash, lang, noindex, tags, rendered, alternates, files, screen, layout, template, made, cuts, type } = page;
				const before = known.get(path);
				if (before?.run === run && !continues) doubled.push(path);
				if (before?.tags !== tags) dependencies.replace(path, tags);
				const changedAt = before?.made === made ? String(before.changed_at) : renderedAt;
				const firstRun = Number(before?.first_run ?? run);
				if (rendered)
					replace.run(path, hash, lang, noindex ? 1 : 0, tags, renderedAt, run, files, screen, layout, template, made, cuts, changedAt, type, firstRun);
				else keep.run(run, tags, noindex ? 1 : 0, type, path);
				if (alternates === '') alone.run(path);
				else alternate.run(path, alternates);
			}
			database.exec('COMMIT');
			return doubled;
		},
		recordSpliced(pages) {
			database.exec('BEGIN');
			for (const { path, hash, files, template, cuts } of pages) respliced.run(hash, files, template, cuts, path);
			database.exec('COMMIT');
		},
		countsBefore: () =>
			database
				.prepare('SELECT lang, type, count(*) AS pages FROM page WHERE first_run <= ? GROUP BY lang, type')
				.all(latest)
				.map(({ lang, type, pages }) => ({ lang: String(lang), type: String(type), pages: Number(pages) })),
		placeBefore(path) {
			const row = known.get(path);
			return row && Number(row.first_run) <= latest ? { path, lang: String(row.lang), type: String(row.type) } : null;
		},
		*unmet() {
			for (const row of database.prepare('SELECT path FROM page WHERE run <> ?').all(run)) yield String(row.path);
		},
		*paths() {
			for (const row of database.prepare('SELECT path FROM page WHERE run = ?').all(run)) yield String(row.path);
		},
		forget(path) {
			database.prepare('DELETE FROM page WHERE path = ?').run(path);
			alone.run(path);
			dependencies.replace(path, '');
		},
		*indexable(lang) {
			const rows = 'SELECT page.path, changed_at, list FROM page LEFT JOIN alternate USING (path) WHERE lang = ? AND noindex = 0 ORDER BY page.path';
			for (const row of database.prepare(rows).iterate(lang))
				yield { path: String(row.path), changedAt: String(row.changed_at), alternates: String(row.list ?? '') };
		},
		dependents: dependencies.of,
		productsOf: (tag) =>
			members
				.all(tag)
				.map((row) => ({ path: String(row.path), id: Number(/^product:(\d+)/.exec(String(row.tags))?.[1] ?? Number.NaN) }))
				.filter(({ id }) => !Number.isNaN(id))
				.toSorted((a, b) => a.id - b.id),
		tagsOf: (path) =>
			String(known.get(path)?.tags ?? '')
				.split(' ')
				.filter(Boolean),
		count: () => Number(database.prepare('SELECT count(*) AS n FROM page').get()?.n ?? 0),
		fact(name) {
			const row = database.prepare('SELECT value FROM fact WHERE name = ?').get(name);
			return row ? String(row.value) : null;
		},
		setFact(name, value) {
			if (value === null) database.prepare('DELETE FROM fact WHERE name = ?').run(name);
			else database.prepare('INSERT OR REPLACE INTO fact VALUES (?, ?)').run(name, value);
		},
		everyPage: () => readPages(database),
		outdated() {
			const rows = database.prepare('SELECT path FROM page WHERE rendered_at <= ?').all(oldestAt(now));
			return rows.map(({ path }) => String(path));
		},
		close: () => database.close(),
	};
}
