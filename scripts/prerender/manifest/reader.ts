import { DatabaseSync } from 'node:sqlite';
import type { LayoutName, ScreenName } from '#lib/screens/screen.ts';
import type { PageRecord } from './page-record.ts';
import { SLICE_COLUMNS, STAMP_COLUMNS, toSlices, toStamp } from './page-rows.ts';
import { renewalLimit } from './renewal.ts';

/** What a worker needs to know of a page that an earlier build wrote. */
export type KnownPage = Pick<PageRecord, 'lang' | 'screen' | 'layout' | 'template' | 'inputs' | 'stamp' | 'slices'>;

/** What a worker reads from the manifest, wherever that is. */
export interface ManifestReader {
	/** Names the pages that will be read next, so that a remote reader can request them at once. */
	prefetch(paths: readonly string[]): Promise<void>;
	/** A page by its path; null when it was never built or is due for renewal. */
	page(path: string): KnownPage | null;
	/** Labels that a template was made with; null for an unknown template. */
	labels(template: string): Readonly<Record<string, string>> | null;
	/** Names of labels that pages of a screen have read. */
	labelsRead(lang: string, screen: ScreenName): readonly string[];
}

/** Reads the manifest's file, for a worker thread. */
export function openManifestReader(file: string, now: Date): ManifestReader {
	const database = new DatabaseSync(file, { readOnly: true });
	const pages = database.prepare(
		`SELECT lang, screen, layout, template, body_inputs, head_inputs, ${STAMP_COLUMNS}, ${SLICE_COLUMNS} FROM page WHERE path = ? AND rendered_at > ?`,
	);
	const templates = database.prepare('SELECT labels FROM template WHERE id = ?');
	const labelsRead = database.prepare('SELECT name FROM label_read WHERE lang = ? AND screen = ?');
	const limit = renewalLimit(now);
	return {
		prefetch: () => Promise.resolve(),
		page(path) {
			const row = pages.get(path, limit);
			if (!row) return null;
			return {
				...{ lang: String(row['lang']), screen: row['screen'] as ScreenName, layout: row['layout'] as LayoutName, template: String(row['template']) },
				inputs: { body: String(row['body_inputs']), head: String(row['head_inputs']) },
				...{ stamp: toStamp(row), slices: toSlices(row) },
			};
		},
		labels(template) {
			const row = templates.get(template);
			return row ? JSON.parse(String(row['labels'])) : null;
		},
		labelsRead: (lang, screen) => labelsRead.all(lang, screen).map(({ name }) => String(name)),
	};
}
