import type { ScheduledJob } from '../jobs/index.ts';
import { readBackupList } from './backup-list.ts';
import { type BackupSource, makeBackup } from './make-backup.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Makes a backup a day after the newest one, so that a restart makes none. Failures are retried, and reported to staff as of any job. */
export const backupJob = ({ now, ...source }: Omit<BackupSource, 'now'> & { readonly now: () => Date }): ScheduledJob => ({
	name: 'backup',
	failure: 'No backup could be made',
	every: HOUR,
	async run() {
		const [newest] = await readBackupList(source.place);
		// Minutes of a run do not move the hour of the next day's.
		if (newest === undefined || Date.parse(newest.made_at) <= now().getTime() - DAY + HOUR / 2) await makeBackup({ ...source, now: now() });
	},
});
