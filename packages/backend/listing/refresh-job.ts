import type { ScheduledJob } from '../jobs/index.ts';
import { refreshDue } from './refresh-due.ts';
import type { Database } from './tables.ts';

/** Milliseconds by which lists may lag behind an edited product. */
const INTERVAL = 2000;

/** Updates lists and search after writes that scheduled it; calls `onRefreshed` when it did. */
export const refreshJob = (db: Database, { onRefreshed }: { onRefreshed: () => void }): ScheduledJob => ({
	name: 'refresh-lists',
	failure: 'Lists could not be refreshed',
	every: INTERVAL,
	run: async () => (await refreshDue(db, 'due')) && onRefreshed(),
});
