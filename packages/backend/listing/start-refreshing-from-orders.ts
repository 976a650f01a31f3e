import type { Database } from '../platform/database/tables.ts';
import { runEvery } from '../platform/jobs/run-every.ts';
import { logFailure } from '../platform/log/log-error.ts';
import { refreshFilledLists } from './refresh-filled-lists.ts';
import { refreshOrderedTogether } from './refresh-ordered-together.ts';

/** Maximum delay behind orders, in milliseconds. */
const INTERVAL = 600_000;

/**
 * Regularly refreshes what is derived from orders: products ordered together, and the lists that the merchant has not claimed. Calls
 * `onChanged` after a list changed.
 */
export function startRefreshingFromOrders(db: Database, { onChanged }: { onChanged: () => void }): { close(): Promise<void> } {
	return runEvery(INTERVAL, async () => {
		try {
			await refreshOrderedTogether(db, new Date());
			if (await db.transaction().execute(refreshFilledLists)) onChanged();
		} catch (cause) {
			logFailure('Lists and suggestions derived from orders could not be refreshed, the next run tries again', cause);
		}
	});
}
