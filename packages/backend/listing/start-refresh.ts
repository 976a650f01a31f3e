import type { Database } from '../platform/database/tables.ts';
import { runEvery } from '../platform/jobs/run-every.ts';
import { logFailure } from '../platform/log/log-error.ts';
import { refreshDue } from './refresh-due.ts';

/** Milliseconds by which lists may lag behind an edited product. */
const INTERVAL = 2000;

/** Updates lists and search after writes that scheduled it; calls `onRefreshed` when it did. */
export function startRefresh(db: Database, { onRefreshed }: { onRefreshed: () => void }): { close(): Promise<void> } {
	return runEvery(INTERVAL, async () => {
		try {
			if (await refreshDue(db, 'due')) onRefreshed();
		} catch (cause) {
			logFailure('Lists could not be refreshed; retrying', cause);
		}
	});
}
