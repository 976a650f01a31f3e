import type { DatabaseSync } from 'node:sqlite';
import type { Menu } from '@titraj/contract/site.ts';
import type { ScreenName } from '#lib/screens/screen.ts';
import type { LabelRead } from './page-record.ts';

/** Identifies the header, footer and file names around the pages of a language, with the labels and menus that they were made from. */
export interface Template {
	readonly id: string;
	readonly lang: string;
	readonly labels: Readonly<Record<string, string>>;
	readonly menus: readonly Menu[];
}

/** Names of labels by language and screen. */
export type LabelsReadByScreen = Readonly<Record<string, Readonly<Partial<Record<ScreenName, readonly string[]>>>>>;

export interface Templates {
	/** Call it before the first page of the template is recorded. */
	saveTemplate(template: Template): void;
	/** Templates that at least one page uses. */
	templatesInUse(): Template[];
	dropUnusedTemplates(): void;
	saveLabelsRead(labels: readonly LabelRead[]): void;
	labelsReadByScreen(): LabelsReadByScreen;
	/** Screens of a language whose pages read at least one of the labels. */
	screensReading(lang: string, names: ReadonlySet<string>): Set<ScreenName>;
	/** Paths and screens of a template's pages. Those that were read may be put into another template meanwhile. */
	pagesIn(template: string): IterableIterator<{ path: string; screen: ScreenName }>;
}

/** Few enough to keep memory flat. */
const ROWS_PER_QUERY = 5000;

export function openTemplates(database: DatabaseSync): Templates {
	const save = database.prepare('INSERT OR REPLACE INTO template VALUES (?, ?, ?, ?)');
	const saveLabel = database.prepare('INSERT OR IGNORE INTO label_read VALUES (?, ?, ?)');
	return {
		saveTemplate: ({ id, lang, labels, menus }) => void save.run(id, lang, JSON.stringify(labels), JSON.stringify(menus)),
		templatesInUse: () =>
			database
				.prepare('SELECT * FROM template WHERE EXISTS (SELECT 1 FROM page WHERE page.template = template.id)')
				.all()
				.map(({ id, lang, labels, menus }) => ({ id: String(id), lang: String(lang), labels: JSON.parse(String(labels)), menus: JSON.parse(String(menus)) })),
		dropUnusedTemplates: () => database.exec('DELETE FROM template WHERE NOT EXISTS (SELECT 1 FROM page WHERE page.template = template.id)'),
		saveLabelsRead(labels) {
			for (const { lang, screen, name } of labels) saveLabel.run(lang, screen, name);
		},
		labelsReadByScreen() {
			const rows = database.prepare('SELECT lang, screen, json_group_array(name) AS names FROM label_read GROUP BY lang, screen').all();
			const languages = Map.groupBy(rows, ({ lang }) => String(lang));
			const toScreens = (group: typeof rows) => Object.fromEntries(group.map(({ screen, names }) => [String(screen), JSON.parse(String(names))]));
			return Object.fromEntries([...languages].map(([lang, group]) => [lang, toScreens(group)]));
		},
		screensReading(lang, names) {
			const rows = database.prepare('SELECT screen, name FROM label_read WHERE lang = ?').all(lang);
			return new Set(rows.filter(({ name }) => names.has(String(name))).map(({ screen }) => screen as ScreenName));
		},
		*pagesIn(template) {
			const next = database.prepare('SELECT path, screen FROM page WHERE template = ? AND path > ? ORDER BY path LIMIT ?');
			for (let [count, after] = [ROWS_PER_QUERY, '']; count === ROWS_PER_QUERY; ) {
				const rows = next.all(template, after, ROWS_PER_QUERY);
				for (const { path, screen } of rows) yield { path: String(path), screen: screen as ScreenName };
				count = rows.length;
				after = String(rows.at(-1)?.['path'] ?? '');
			}
		},
	};
}
