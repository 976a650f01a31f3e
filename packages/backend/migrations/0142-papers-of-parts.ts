import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Cancelled pieces and returns put their order into the queue of papers, in the transaction of the change. */
export const papersOfParts: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create trigger queue_papers after insert on order_returns for each row execute function queue_papers()
--
create trigger queue_papers after update of cancelled_qty on order_items
	for each row when (new.cancelled_qty > old.cancelled_qty) execute function queue_papers()
`,
		),
};
