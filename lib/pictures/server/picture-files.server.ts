import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorFields, log } from '#lib/platform/server/log/log.server.ts';
import { trimFolder } from './trim-folder.server.ts';

/** Encoded pictures kept in a folder; whole files only, since each is written beside its place and then renamed. */
export interface PictureFiles {
	read(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
	write(path: string, bytes: Uint8Array): Promise<void>;
}

const GIGABYTE = 1024 ** 3;
/** How often a full folder is looked through: whenever so much of it is new. */
const NEW_PART = 1 / 16;

/** Bytes written since a folder was last looked through. */
const written = new Map<string, number>();

/**
 * Keeps under `folder`, which holds little more than `maximumBytes`: the oldest pictures go, and are made anew when they are asked for. With
 * no folder, keeps nothing (the CDN in front does). `path` is a picture path that was parsed.
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

/** Nobody waits for it. */
function makeRoom(folder: string, bytes: number, maximumBytes: number): void {
	const since = (written.get(folder) ?? maximumBytes) + bytes;
	const isDue = since > maximumBytes * NEW_PART;
	written.set(folder, isDue ? 0 : since);
	if (isDue) trimFolder(folder, maximumBytes).catch((cause: unknown) => log('error', 'pictures not trimmed', errorFields(cause)));
}
