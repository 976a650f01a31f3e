import type { ScheduledJob } from '../jobs/index.ts';
import type { Database } from '../platform/database/tables.ts';
import { refreshFilledLists } from './refresh-filled-lists.ts';
import { refreshOrderedTogether } from './refresh-ordered-together.ts';

/** Maximum delay behind orders, in milliseconds. */
const INTERVAL = 600_000;

/**
 * Refreshes what is derived from orders: products ordered together, and the lists that the merchant has not claimed. Calls `onChanged` after a list
 * changed.
 */
export const refreshFromOrdersJob = (db: Database, { onChanged }: { onChanged: () => void }): ScheduledJob => ({
	name: 'refresh-from-orders',
	failure: 'Lists and suggestions derived from orders could not be refreshed',
	every: INTERVAL,
	async run() {
		await refreshOrderedTogether(db, new Date());
		if (await db.transaction().execute(refreshFilledLists)) onChanged();
	},
});
