import { join, resolve } from 'node:path';
import type { StorePlace } from './page-store.ts';

interface Places {
	/** `s3://bucket/prefix`, or a folder; the build's own where left out. */
	readonly output?: string | undefined;
	/** Folder of the build. */
	readonly dist: string;
	readonly cache: string;
}

const SCRATCH = '.writing';

/** Where pages go. Throws where that cannot be a place. */
export function placeOf({ output, dist, cache }: Places): StorePlace {
	if (output === undefined) return { kind: 'folder', folder: resolve(dist, 'client'), scratch: resolve(cache, 'scratch', 'pages') };
	if (!output.includes('://')) return { kind: 'folder', folder: resolve(output), scratch: scratchIn(resolve(output)) };
	const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]*)(?:\/(.*))?$/.exec(output) ?? [];
	if (bucket === undefined) throw new Error(`--output is "${output}"; it must be a folder, or s3://bucket or s3://bucket/prefix`);
	return { kind: 's3', bucket, prefix: prefix.replace(/^\/+|\/+$/g, '') };
}

/** Several machines write side by side into a folder that they share: only there can a file be renamed into place. */
export const scratchIn = (folder: string): string => join(folder, SCRATCH);

/** How messages name it. */
export const nameOfPlace = (place: StorePlace): string =>
	place.kind === 'folder' ? place.folder : `s3://${place.bucket}${place.prefix && `/${place.prefix}`}`;
