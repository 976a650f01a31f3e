import type { Database } from '../platform/database/tables.ts';
import { runEvery } from '../platform/jobs/run-every.ts';
import { refreshDue } from './refresh-due.ts';

/** Milliseconds by which lists may lag behind a product that was written by itself. */
const INTERVAL = 2000;

/** Brings lists and search up to date after writes that noted it; `onRefreshed` when it did. */
export function startRefresh(db: Database, { onRefreshed }: { onRefreshed: () => void }): { close(): Promise<void> } {
	return runEvery(INTERVAL, async () => {
		try {
			if (await refreshDue(db, 'due')) onRefreshed();
		} catch (cause) {
			console.error(`Lists could not be brought up to date: ${cause instanceof Error ? cause.message : cause}; it is tried again`);
		}
	});
}
