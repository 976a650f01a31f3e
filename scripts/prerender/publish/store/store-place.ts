import { join, resolve } from 'node:path';
import type { StorePlace } from './page-store.ts';

interface Places {
	/** `s3://bucket/prefix`, or a folder; `client/` of the build by default. */
	readonly output?: string | undefined;
	/** Folder of the build. */
	readonly dist: string;
	readonly cache: string;
}

const SCRATCH = '.writing';

/** Where pages are written. Throws if `output` is neither a folder nor the address of a bucket. */
export function parseStorePlace({ output, dist, cache }: Places): StorePlace {
	if (output === undefined) return { kind: 'folder', folder: resolve(dist, 'client'), scratch: resolve(cache, 'scratch', 'pages') };
	if (!output.includes('://')) return { kind: 'folder', folder: resolve(output), scratch: scratchIn(resolve(output)) };
	const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]*)(?:\/(.*))?$/.exec(output) ?? [];
	if (bucket === undefined) throw new Error(`--output is "${output}"; it must be a folder, or s3://bucket or s3://bucket/prefix`);
	return { kind: 's3', bucket, prefix: prefix.replace(/^\/+|\/+$/g, '') };
}

/** Scratch folder of an output folder that several machines share: files can only be renamed within one file system. */
export const scratchIn = (folder: string): string => join(folder, SCRATCH);

/** The place as text, for messages. */
export const describePlace = (place: StorePlace): string =>
	place.kind === 'folder' ? place.folder : `s3://${place.bucket}${place.prefix && `/${place.prefix}`}`;
