import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Mails about an order are in the language in which it was placed; for earlier orders only Croatian and English are known. */
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
