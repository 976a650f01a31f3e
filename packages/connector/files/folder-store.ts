import { constants } from 'node:fs';
import { access, lstat, mkdir, open, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileEntry, type FileStore, LARGEST_FILE } from './file-store.ts';

/** A folder of this machine, or one that is mounted. Links are not followed: a program that writes there could link to any file. */
export function openFolder(root: string): FileStore {
	return {
		async list(folder) {
			const names = await readdir(join(root, folder)).catch(ifMissing<string[]>([]));
			const found: FileEntry[] = [];
			for (const name of names) {
				const stats = await lstat(join(root, folder, name)).catch(ifMissing(null));
				if (stats?.isFile()) found.push({ name, bytes: stats.size, modifiedAt: stats.mtimeMs });
			}
			return found;
		},
		async read(path) {
			await using file = await open(join(root, path), constants.O_RDONLY | constants.O_NOFOLLOW);
			if ((await file.stat()).size > LARGEST_FILE) throw new Error(`${path} is larger than ${LARGEST_FILE} bytes`);
			return await file.readFile();
		},
		async write(path, bytes) {
			await mkdir(dirname(join(root, path)), { recursive: true });
			await using file = await open(join(root, path), constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW);
			await file.writeFile(bytes);
			await file.sync();
		},
		async move(from, to) {
			await mkdir(dirname(join(root, to)), { recursive: true });
			await rename(join(root, from), join(root, to));
		},
		exists: async (path) =>
			access(join(root, path)).then(
				() => true,
				() => false,
			),
		close: async () => {},
	};
}

const ifMissing =
	<Value>(value: Value) =>
	(error: unknown): Value => {
		if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return value;
		throw error;
	};
