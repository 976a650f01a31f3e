import type { LastBackup } from '../migrations/index.ts';
import { toFilePlace } from '../platform/media/media-place.ts';
import { openMediaStore } from '../platform/media/open-media-store.ts';
import type { BackendConfig } from '../platform/settings/config.ts';
import { readBackupList } from './backup-list.ts';

/** Finds when the last backup of BACKUP_PLACE was made. */
export async function findLastBackup({ backups: { place }, s3 }: Pick<BackendConfig, 'backups' | 's3'>): Promise<LastBackup> {
	if (place === null) return { place, madeAt: null };
	const [newest] = await readBackupList(openMediaStore(toFilePlace('BACKUP_PLACE', place, s3)));
	return { place, madeAt: newest === undefined ? null : new Date(newest.made_at) };
}
