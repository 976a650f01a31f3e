import { openMediaStore } from '../../../platform/media/open-media-store.ts';
import type { BackendConfig } from '../../../platform/settings/config.ts';
import type { Database } from '../../tables.ts';
import { removeUnused } from './remove-unused.ts';

interface Removal {
	readonly config: Pick<BackendConfig, 'now' | 'mediaPlace' | 'mediaUnusedDays'>;
	readonly dryRun: boolean;
}

/** Removes files that no product has used for `mediaUnusedDays`, as the running shop does, and returns a summary for the merchant. */
export async function runRemoval(db: Database, { config, dryRun }: Removal): Promise<string> {
	const { now, mediaPlace, mediaUnusedDays: days } = config;
	if (days === 0) return 'MEDIA_UNUSED_DAYS is 0: nothing is removed';
	const { unused, removed, bytes } = await removeUnused(db, openMediaStore(mediaPlace), { now: now(), days, most: Number.POSITIVE_INFINITY, dryRun });
	const size = `${(bytes / 1_000_000).toFixed(1)} MB without sizes`;
	return `${unused} stored files are named by no product; ${removed} of them for ${days} days ${dryRun ? 'would be' : 'were'} removed (${size})`;
}
