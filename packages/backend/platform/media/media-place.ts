import { join } from 'node:path';

/** Where pictures and documents of products are kept; in memory they last as long as the process. */
export type MediaPlace = { readonly kind: 'memory' } | { readonly kind: 'folder'; readonly folder: string };

/** The place that a setting names, else a folder beside the data. */
export function toMediaPlace(setting: string | undefined, dataDir: string | null): MediaPlace {
	if (setting !== undefined) return { kind: 'folder', folder: setting };
	return dataDir === null ? { kind: 'memory' } : { kind: 'folder', folder: join(dataDir, 'media') };
}
