import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Products and categories are found by their titles in a market. */
export const translatedTitles: Migration = {
	up: (db) =>
		runScript(
			db,
			`create index translations_titles on translations using gin (to_tsvector('shop', coalesce(texts ->> 'title', ''))) where kind in ('product', 'category')`,
		),
};
