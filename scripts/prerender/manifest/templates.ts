import type { DatabaseSync } from 'node:sqlite';
import type { Menu } from '@titraj/contract/site.ts';
import type { ScreenName } from '#lib/domain/screen.ts';
import type { WordRead } from '#scripts/prerender/render/worker-messages.ts';
import { wordsKey } from './remote-reader.ts';

/** What a template was made with, as far as pages may show it themselves. */
export interface Template {
	readonly id: string;
	readonly lang: string;
	readonly labels: Readonly<Record<string, string>>;
	readonly menus: readonly Menu[];
}

export interface Templates {
	/** Keeps what a template was made with: before the first page of it is recorded. */
	keepTemplate(template: Template): void;
	/** Templates that pages stand in. */
	templatesInUse(): Template[];
	dropUnusedTemplates(): void;
	keepWords(words: readonly WordRead[]): void;
	/** `wordsKey` of language and screen -> labels that its pages have read. */
	wordsByScreen(): Record<string, string[]>;
	/** Screens of a language whose pages read one of the labels. */
	screensWith(lang: string, names: ReadonlySet<string>): Set<ScreenName>;
	/** Paths of a template's pages, with their screen. */
	pagesIn(template: string): IterableIterator<{ path: string; screen: ScreenName }>;
}

/** What pages have round them, and which of its words they say themselves. */
export function openTemplates(database: DatabaseSync): Templates {
	const keep = database.prepare('INSERT OR REPLACE INTO template VALUES (?, ?, ?, ?)');
	const word = database.prepare('INSERT OR IGNORE INTO word VALUES (?, ?, ?)');
	return {
		keepTemplate: ({ id, lang, labels, menus }) => void keep.run(id, lang, JSON.stringify(labels), JSON.stringify(menus)),
		templatesInUse: () =>
			database
				.prepare('SELECT * FROM template WHERE EXISTS (SELECT 1 FROM page WHERE page.template = template.id)')
				.all()
				.map(({ id, lang, labels, menus }) => ({ id: String(id), lang: String(lang), labels: JSON.parse(String(labels)), menus: JSON.parse(String(menus)) })),
		dropUnusedTemplates: () => database.exec('DELETE FROM template WHERE NOT EXISTS (SELECT 1 FROM page WHERE page.template = template.id)'),
		keepWords(words) {
			for (const { lang, screen, name } of words) word.run(lang, screen, name);
		},
		wordsByScreen() {
			const rows = database.prepare('SELECT lang, screen, name FROM word').all();
			const groups = Map.groupBy(rows, ({ lang, screen }) => wordsKey(String(lang), screen as ScreenName));
			return Object.fromEntries([...groups].map(([key, group]) => [key, group.map(({ name }) => String(name))]));
		},
		screensWith(lang, names) {
			const rows = database.prepare('SELECT screen, name FROM word WHERE lang = ?').all(lang);
			return new Set(rows.filter(({ name }) => names.has(String(name))).map(({ screen }) => screen as ScreenName));
		},
		*pagesIn(template) {
			for (const { path, screen } of database.prepare('SELECT path, screen FROM page WHERE template = ?').all(template))
				yield { path: String(path), screen: screen as ScreenName };
		},
	};
}
