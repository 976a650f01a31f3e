import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** How often a word was searched for and not found, by day and language: single words, without the visitor or the rest of the query. */
export const missedWords: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table missed_words (day date not null, lang text not null, word text not null, times int not null, primary key (day, lang, word))
`,
		),
};
