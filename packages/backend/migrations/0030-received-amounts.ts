import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** What a provider says is kept with what came, and of which order: money of another amount than the order's is for people to sort out. */
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
