import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** What becomes of an order is told in the words in which it was placed; of earlier ones only Croatian and English are known. */
export const orderMarkets: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table orders add column market text not null default 'hr'
--
update orders set market = lang where lang = 'en'
`,
		),
};
