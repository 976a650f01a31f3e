import { DatabaseSync } from 'node:sqlite';
import type { LayoutName, ScreenName } from '#lib/domain/screen.ts';
import { oldestAt } from './renewal.ts';

/** What a worker is told of a page that is there. */
export interface KnownPage {
	readonly hash: string;
	readonly files: string;
	readonly lang: string;
	readonly screen: ScreenName;
	readonly layout: LayoutName;
	readonly template: string;
	readonly made: string;
	readonly cuts: string;
}

export interface ManifestReader {
	/** Says which pages will be looked at next: whoever has to ask for them does so at once. */
	expect(paths: readonly string[]): Promise<void>;
	/** A page by its path; one that was never built, or too long ago, is none. */
	page(path: string): KnownPage | null;
	/** Labels that a template was made with. */
	labels(template: string): Readonly<Record<string, string>> | null;
	/** Labels that pages of a screen have read. */
	words(lang: string, screen: ScreenName): string[];
}

/** Reads the manifest for a worker thread. */
export function openManifestReader(file: string, now: Date): ManifestReader {
	const database = new DatabaseSync(file, { readOnly: true });
	const pages = database.prepare('SELECT hash, files, lang, screen, layout, template, made, cuts FROM page WHERE path = ? AND rendered_at > ?');
	const templates = database.prepare('SELECT labels FROM template WHERE id = ?');
	const words = database.prepare('SELECT name FROM word WHERE lang = ? AND screen = ?');
	const oldest = oldestAt(now);
	return {
		expect: () => Promise.resolve(),
		page: (path) => (pages.get(path, oldest) as unknown as KnownPage | undefined) ?? null,
		labels(template) {
			const row = templates.get(template);
			return row ? JSON.parse(String(row['labels'])) : null;
		},
		words: (lang, screen) => words.all(lang, screen).map(({ name }) => String(name)),
	};
}
