import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Notices of a provider are stored with amount and order: if the amount differs from the order's, staff have to handle it. */
export const receivedAmounts: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table payment_notices add column order_id int references orders on delete set null, add column amount_cents bigint
--
create index payment_notices_order on payment_notices (order_id) where order_id is not null
`,
		),
};
