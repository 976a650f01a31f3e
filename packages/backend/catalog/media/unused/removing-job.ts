import type { ScheduledJob } from '../../../jobs/index.ts';
import type { MediaStore } from '../../../platform/media/media-store.ts';
import type { BackendConfig } from '../../../platform/settings/config.ts';
import type { Database } from '../../tables.ts';
import { removeUnused } from './remove-unused.ts';

const HOUR = 3_600_000;
/** Maximum number of files per hour, so that removals do not slow down shoppers' requests. */
const MOST = 500;

/** Every hour, removes files that no product has used for `mediaUnusedDays`; 0 keeps everything. */
export function removingJob(db: Database, { store, config }: { store: MediaStore; config: Pick<BackendConfig, 'now' | 'mediaUnusedDays'> }): ScheduledJob {
	const days = config.mediaUnusedDays;
	return {
		name: 'remove-unused-media',
		failure: 'Unused pictures could not be removed',
		every: HOUR,
		run: async () => days > 0 && removeUnused(db, store, { now: config.now(), days, most: MOST }),
	};
}
