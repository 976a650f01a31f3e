import { resolve } from 'node:path';
import { type BuildState, openBuildState } from './build-state.ts';
import { createIndexes, openDatabase } from './database.ts';
import { openDependencies } from './dependencies.ts';
import { type DocumentSource, openDocumentSource } from './document-list.ts';
import type { LabelRead, PagePlace, PageResult, SplicedPage } from './page-record.ts';
import { openPageRows, type Row } from './page-rows.ts';
import { renewalLimit } from './renewal.ts';
import { openSitemapParts, type SitemapParts } from './sitemap-parts.ts';
import { openTemplates, type Templates } from './templates.ts';

/** Record of the pages that builds wrote, each with the hashes of its inputs (ADR 9). Only the main thread writes it. */
export interface Manifest extends Disposable, DocumentSource, SitemapParts, Omit<Templates, 'saveLabelsRead'> {
	/** Begins a run over all pages: pages that the run does not record are gone from the backend. */
	beginRun(): void;
	/** Records a job's pages in one transaction. Returns the paths that this run had already recorded: two contents have the same address. */
	record(pages: readonly PageResult[], labels: readonly LabelRead[]): string[];
	/** Records pages that were put into another template. */
	recordSpliced(pages: readonly SplicedPage[]): void;
	/** Number of pages of the same language and content type before this run. Counting ends at `enough`: in a large manifest it takes long. */
	countBefore(like: PagePlace, enough: number): number;
	/** A page that existed before this run; null for any other path. */
	placeBefore(path: string): PagePlace | null;
	/** Paths that this run has not recorded. */
	unvisited(): IterableIterator<string>;
	/** Paths that this run has recorded. */
	visited(): IterableIterator<string>;
	forget(path: string): void;
	/** Paths of pages that were made from an entity, e.g. `product:12`. */
	dependents(tag: string): string[];
	/** Product pages that were made from an entity, in the order of product ids. */
	productPages(tag: string): { path: string; id: number }[];
	/** Tags of the entities that a page was made from; empty for an unknown path. */
	tagsOf(path: string): readonly string[];
	count(): number;
	/** Data about builds as a whole. */
	readState(): BuildState;
	writeState(change: Partial<BuildState>): void;
	/** Pages that are due for renewal (renewal.ts). */
	outdated(): string[];
}

interface Opening {
	/** Checks the whole file for damage first. */
	readonly isChecked?: boolean;
	/** Called with the reason if an existing manifest is deleted. */
	readonly onDiscard?: (reason: string) => void;
}

/** The manifest's file in a cache folder. */
export const manifestFileIn = (cache: string): string => resolve(cache, 'manifest.sqlite');

/** Opens the manifest and continues its last run. A missing, damaged or differently versioned file is replaced by an empty one. */
export function openManifest(file: string, now: Date, { isChecked = false, onDiscard = () => undefined }: Opening = {}): Manifest {
	const database = openDatabase(file, { isChecked, onDiscard });
	const state = openBuildState(database);
	const dependencies = openDependencies(database);
	const { saveLabelsRead, ...templates } = openTemplates(database);
	const rows = openPageRows(database);
	const known = database.prepare('SELECT run, first_run, tags, body_inputs, head_inputs, changed_at, lang, type FROM page WHERE path = ?');
	const visit = database.prepare('UPDATE page SET run = ?, tags = ?, noindex = ?, type = ? WHERE path = ?');
	const members = database.prepare(
		'SELECT path, product_id AS id FROM dependency JOIN page USING (path) WHERE tag = ? AND product_id IS NOT NULL ORDER BY product_id, path',
	);
	const saveAlternates = database.prepare('INSERT OR REPLACE INTO alternate VALUES (?, ?)');
	const dropAlternates = database.prepare('DELETE FROM alternate WHERE path = ?');
	const countWhere = (range: string) =>
		database.prepare(`SELECT count(*) AS pages FROM (SELECT 1 FROM page WHERE path ${range} ? AND lang = ? AND type = ? AND first_run <= ? LIMIT ?)`);
	const [countFrom, countUntil] = [countWhere('>='), countWhere('<')];
	const renderedAt = now.toISOString();
	let { run } = state.read();
	/** The last complete run: the one before a run that has begun. */
	let completeRun = run;

	/** Records a page; returns whether this run had recorded its path before. */
	const recordOne = (page: PageResult): boolean => {
		const before = known.get(page.path);
		const tags = JSON.stringify(page.tags);
		if (!before) dependencies.add(page.path, tags);
		else if (before['tags'] !== tags) dependencies.replace(page.path, toTags(before), page.tags);
		const isSame = before?.['body_inputs'] === page.inputs.body && before['head_inputs'] === page.inputs.head;
		if (page.rendered)
			rows.insert(page, tags, {
				renderedAt,
				changedAt: isSame ? String(before['changed_at']) : renderedAt,
				run,
				firstRun: Number(before?.['first_run'] ?? run),
			});
		else visit.run(run, tags, page.noindex ? 1 : 0, page.type, page.path);
		if (page.alternates.length > 0) saveAlternates.run(page.path, JSON.stringify(page.alternates));
		else if (before) dropAlternates.run(page.path);
		return run !== completeRun && before?.['run'] === run;
	};

	return {
		...templates,
		...openDocumentSource(database),
		...openSitemapParts(database),
		beginRun() {
			completeRun = run;
			run++;
			state.write({ run });
		},
		record(pages, labels) {
			database.exec('BEGIN');
			saveLabelsRead(labels);
			const duplicates = pages.filter(recordOne).map(({ path }) => path);
			database.exec('COMMIT');
			return duplicates;
		},
		recordSpliced(pages) {
			database.exec('BEGIN');
			for (const page of pages) rows.updateSpliced(page);
			database.exec('COMMIT');
		},
		countBefore({ path, lang, type }, enough) {
			// Pages that follow each other are mostly of one type.
			const following = Number(countFrom.get(path, lang, type, completeRun, enough)?.['pages']);
			return following + (following < enough ? Number(countUntil.get(path, lang, type, completeRun, enough - following)?.['pages']) : 0);
		},
		placeBefore(path) {
			const row = known.get(path);
			return row && Number(row['first_run']) <= completeRun ? { path, lang: String(row['lang']), type: String(row['type']) } : null;
		},
		*unvisited() {
			// The first build has recorded its pages.
			createIndexes(database);
			for (const { path } of database.prepare('SELECT path FROM page WHERE run <> ?').iterate(run)) yield String(path);
		},
		*visited() {
			for (const { path } of database.prepare('SELECT path FROM page WHERE run = ?').iterate(run)) yield String(path);
		},
		forget(path) {
			dependencies.replace(path, toTags(known.get(path)), []);
			database.prepare('DELETE FROM page WHERE path = ?').run(path);
			dropAlternates.run(path);
		},
		dependents: dependencies.of,
		productPages(tag) {
			dependencies.sort();
			return members.all(tag).map(({ path, id }) => ({ path: String(path), id: Number(id) }));
		},
		tagsOf: (path) => toTags(known.get(path)),
		count: () => Number(database.prepare('SELECT count(*) AS n FROM page').get()?.['n'] ?? 0),
		readState: state.read,
		writeState: state.write,
		outdated: () =>
			database
				.prepare('SELECT path FROM page WHERE rendered_at <= ?')
				.all(renewalLimit(now))
				.map(({ path }) => String(path)),
		[Symbol.dispose]() {
			// The next rebuild need not wait for it.
			try {
				dependencies.sort();
				createIndexes(database);
			} finally {
				database.close();
			}
		},
	};
}

const toTags = (row: Row | undefined): readonly string[] => JSON.parse(String(row?.['tags'] ?? '[]'));
