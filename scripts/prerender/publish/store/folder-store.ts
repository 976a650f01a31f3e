import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FolderPlace, LocalStore } from './page-store.ts';

/** Pages in a folder. A file is written to `owner`'s part of the scratch folder and then renamed into place, so that no half-written file is served. */
export function openFolderStore({ folder, scratch }: Omit<FolderPlace, 'kind'>, owner: string): LocalStore {
	const own = join(scratch, owner);
	let count = 0;
	return {
		isLocal: true,
		write(name, content) {
			const temporary = join(own, String(count++));
			if (count === 1) mkdirSync(own, { recursive: true });
			writeFileSync(temporary, content);
			const file = join(folder, name);
			try {
				renameSync(temporary, file);
			} catch (error) {
				if (!isMissing(error)) throw error;
				mkdirSync(dirname(file), { recursive: true });
				renameSync(temporary, file);
			}
		},
		settle: () => Promise.resolve(),
		read(name) {
			try {
				return readFileSync(join(folder, name));
			} catch {
				return null;
			}
		},
		// Called once for each page: joining the strings is much faster than path.join.
		sizeOf: (name) => statSync(folder + name, QUIETLY)?.size ?? null,
		remove(names) {
			for (const name of names) {
				rmSync(join(folder, name), { force: true });
				removeEmptyFolders(dirname(join(folder, name)), folder);
			}
		},
	};
}

const QUIETLY = { throwIfNoEntry: false } as const;

function removeEmptyFolders(from: string, root: string): void {
	for (let at = from; at.length > root.length; at = dirname(at)) {
		try {
			rmdirSync(at);
		} catch (error) {
			if (!isMissing(error)) return;
		}
	}
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
