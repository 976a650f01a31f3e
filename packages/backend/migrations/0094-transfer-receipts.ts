import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Transfers that staff report, with the day and their note; and when staff were shown that an order's transfer is late. */
export const transferReceipts: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table payment_notices add column received_on date, add column note text
--
alter table orders add column overdue_shown_at timestamptz
`,
		),
};
