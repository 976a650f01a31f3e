import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from './media-store.ts';

/** Files in a folder. A file is written under a temporary name and renamed, so that readers never see a partial file. */
export function folderMediaStore(folder: string): MediaStore {
	return {
		async read(key) {
			try {
				return await readFile(join(folder, key));
			} catch (error) {
				if (isMissing(error)) return null;
				throw error;
			}
		},
		async has(key) {
			try {
				return (await stat(join(folder, key))).isFile();
			} catch (error) {
				if (isMissing(error)) return false;
				throw error;
			}
		},
		async write(key, bytes) {
			const target = join(folder, key);
			const draft = `${target}.${randomUUID()}`;
			await mkdir(dirname(target), { recursive: true });
			await writeFile(draft, bytes);
			await rename(draft, target);
		},
		remove: (key) => rm(join(folder, key), { force: true }),
	};
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
