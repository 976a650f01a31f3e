import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorFields, log } from '#lib/platform/server/log/log.server.ts';
import { trimFolder } from './trim-folder.server.ts';

/** Encoded pictures in a folder. Files are always complete, because they are written under a temporary name and then renamed. */
export interface PictureFiles {
	read(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
	write(path: string, bytes: Uint8Array): Promise<void>;
}

const GIGABYTE = 1024 ** 3;
/** Share of the maximum size that must be written before the folder is trimmed again. */
const NEW_PART = 1 / 16;

/** Bytes written since the last trim, by folder. */
const written = new Map<string, number>();

/**
 * Stores pictures in `folder`. Its size exceeds `maximumBytes` only slightly: the oldest pictures are deleted, and encoded again on
 * request. Without a folder nothing is stored, because the CDN caches pictures. `path` must be a parsed picture path.
 */
export function openPictureFiles(folder: string | undefined, { maximumBytes = 2 * GIGABYTE }: { maximumBytes?: number } = {}): PictureFiles {
	if (folder === undefined) return { read: async () => null, write: async () => undefined };
	return {
		read: (path) =>
			readFile(join(folder, path)).then(
				(bytes) => new Uint8Array(bytes),
				() => null,
			),
		async write(path, bytes) {
			const target = join(folder, path);
			const draft = `${target}.${randomUUID()}`;
			await mkdir(dirname(target), { recursive: true });
			await writeFile(draft, bytes);
			await rename(draft, target);
			makeRoom(folder, bytes.byteLength, maximumBytes);
		},
	};
}

/** Trims the folder in the background if it is due; on the first write after a start it always is. */
function makeRoom(folder: string, bytes: number, maximumBytes: number): void {
	const since = (written.get(folder) ?? maximumBytes) + bytes;
	const isDue = since > maximumBytes * NEW_PART;
	written.set(folder, isDue ? 0 : since);
	if (isDue) trimFolder(folder, maximumBytes).catch((cause: unknown) => log('error', 'pictures not trimmed', errorFields(cause)));
}
