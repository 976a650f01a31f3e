import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Searches of many visitors, counted over the last month, so that showing them does not add up all counts. */
export const popularRanking: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table popular_ranking (
	lang text not null,
	text text not null,
	visitors int not null,
	times int not null,
	primary key (lang, text)
)
`,
		),
};
