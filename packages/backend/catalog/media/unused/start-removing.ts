import type { Database } from '../../../platform/database/tables.ts';
import { runEvery } from '../../../platform/jobs/run-every.ts';
import { logFailure } from '../../../platform/log/log-error.ts';
import type { MediaStore } from '../../../platform/media/media-store.ts';
import type { BackendConfig } from '../../../platform/settings/config.ts';
import { removeUnused } from './remove-unused.ts';

const HOUR = 3_600_000;
/** Maximum number of files per hour, so that removals do not slow down shoppers' requests. */
const MOST = 500;

/** Every hour, removes files that no product has used for `mediaUnusedDays`; 0 keeps everything. */
export function startRemovingUnused(
	db: Database,
	{ store, config }: { store: MediaStore; config: Pick<BackendConfig, 'now' | 'mediaUnusedDays'> },
): { close(): Promise<void> } {
	const days = config.mediaUnusedDays;
	return runEvery(HOUR, async (isClosed) => {
		try {
			if (days > 0 && !isClosed()) await removeUnused(db, store, { now: config.now(), days, most: MOST });
		} catch (cause) {
			logFailure('Unused pictures could not be removed; retrying in an hour', cause);
		}
	});
}
