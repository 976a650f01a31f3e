import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** The name of a payment method's fee is kept with the order, if the merchant gave it one. */
export const feeTitles: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table orders add column payment_fee_title text
`,
		),
};
