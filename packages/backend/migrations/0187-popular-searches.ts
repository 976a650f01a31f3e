import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** How often a search found something, by day and language; each visitor sets one of 64 bits, which many share. */
export const popularSearches: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table popular_searches (
	day date not null,
	lang text not null,
	text text not null,
	times int not null,
	visitors bit(64) not null,
	primary key (day, lang, text)
);
create index popular_searches_by_text on popular_searches (lang, text)
`,
		),
};
