import { join } from 'node:path';
import type { S3Settings } from '@titraj/contract/settings/storage.ts';

/** Location of product pictures and documents. In memory they last as long as the process. */
export type MediaPlace =
	| { readonly kind: 'memory' }
	| { readonly kind: 'folder'; readonly folder: string }
	| { readonly kind: 's3'; readonly bucket: string; readonly prefix: string; readonly settings: S3Settings };

interface Defaults {
	/** Folder of the embedded database; null without one. */
	readonly dataDir: string | null;
	readonly s3: S3Settings;
}

/** The configured location, or a folder beside the data. Throws on a malformed bucket URL. */
export function toMediaPlace(setting: string | undefined, { dataDir, s3 }: Defaults): MediaPlace {
	if (setting === undefined) return dataDir === null ? { kind: 'memory' } : { kind: 'folder', folder: join(dataDir, 'media') };
	return toFilePlace('MEDIA_STORE', setting, s3);
}

/** A folder, or a bucket. Throws on a malformed bucket URL with the name of the setting. */
export function toFilePlace(name: string, setting: string, s3: S3Settings): Exclude<MediaPlace, { kind: 'memory' }> {
	if (!setting.includes('://')) return { kind: 'folder', folder: setting };
	const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]*)(?:\/(.*))?$/.exec(setting) ?? [];
	if (bucket === undefined) throw new Error(`${name} is "${setting}"; it must be a folder, or s3://bucket or s3://bucket/prefix`);
	return { kind: 's3', bucket, prefix: prefix.replace(/^\/+|\/+$/g, ''), settings: s3 };
}
