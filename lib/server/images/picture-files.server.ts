import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Encoded pictures kept in a folder; whole files only, since each is written beside its place and then renamed. */
export interface PictureFiles {
	read(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
	write(path: string, bytes: Uint8Array): Promise<void>;
}

/** Keeps under `folder`; with none, keeps nothing (the CDN in front does). `path` is a picture path that was parsed. */
export function openPictureFiles(folder: string | undefined): PictureFiles {
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
		},
	};
}
