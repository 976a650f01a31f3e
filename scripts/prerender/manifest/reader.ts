import { DatabaseSync } from 'node:sqlite';
import type { LayoutName, ScreenName } from '#lib/screens/screen.ts';
import type { PageRecord } from './page-record.ts';
import { type Row, SLICE_COLUMNS, STAMP_COLUMNS, toSlices, toStamp } from './page-rows.ts';
import { renewalLimit } from './renewal.ts';

/** The fields of an earlier build's page that a worker needs. */
export type KnownPage = Pick<PageRecord, 'lang' | 'screen' | 'layout' | 'template' | 'inputs' | 'stamp' | 'slices'>;

/** A worker's access to the manifest, local or remote. */
export interface ManifestReader {
	/** Reads the pages that are needed next, all together. Until the next call, `page` returns their state as of this call. */
	prefetch(paths: readonly string[]): Promise<void>;
	/** A page by its path; null if it was never built or is due for renewal. */
	page(path: string): KnownPage | null;
	/** Labels that a template was made with; null for an unknown template. */
	labels(template: string): Readonly<Record<string, string>> | null;
	/** Names of labels that pages of a screen have read. */
	labelsRead(lang: string, screen: ScreenName): readonly string[];
}

/** Reads the manifest's file, for a worker thread. */
export function openManifestReader(file: string, now: Date): ManifestReader {
	const database = new DatabaseSync(file, { readOnly: true });
	// One query for many paths, because each query locks the file.
	const select = database.prepare(
		`SELECT page.path AS path, lang, screen, layout, template, body_inputs, head_inputs, ${STAMP_COLUMNS}, ${SLICE_COLUMNS}
		FROM json_each(?) CROSS JOIN page ON page.path = value WHERE rendered_at > ?`,
	);
	const templates = database.prepare('SELECT labels FROM template WHERE id = ?');
	const labelsRead = database.prepare('SELECT name FROM label_read WHERE lang = ? AND screen = ?');
	const limit = renewalLimit(now);
	const find = (paths: readonly string[]) => new Map(select.all(JSON.stringify(paths), limit).map((row) => [String(row['path']), toKnownPage(row)]));
	let prefetched: ReadonlySet<string> = new Set();
	let pages: ReadonlyMap<string, KnownPage> = new Map();
	return {
		async prefetch(paths) {
			prefetched = new Set(paths);
			pages = find(paths);
		},
		page: (path) => (prefetched.has(path) ? pages : find([path])).get(path) ?? null,
		labels(template) {
			const row = templates.get(template);
			return row ? JSON.parse(String(row['labels'])) : null;
		},
		labelsRead: (lang, screen) => labelsRead.all(lang, screen).map(({ name }) => String(name)),
	};
}

const toKnownPage = (row: Row): KnownPage => ({
	...{ lang: String(row['lang']), screen: row['screen'] as ScreenName, layout: row['layout'] as LayoutName, template: String(row['template']) },
	inputs: { body: String(row['body_inputs']), head: String(row['head_inputs']) },
	...{ stamp: toStamp(row), slices: toSlices(row) },
});
