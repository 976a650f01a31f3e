import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FolderPlace, NearStore } from './page-store.ts';

/** Pages in a folder. A file is written whole or not at all: into the scratch folder first, then renamed into place, so nothing half-written is ever served. */
export function openFolderStore({ folder, scratch }: Omit<FolderPlace, 'kind'>, owner: string): NearStore {
	const own = join(scratch, owner);
	let count = 0;
	return {
		isNear: true,
		write(name, content) {
			const temporary = join(own, String(count++));
			if (count === 1) mkdirSync(own, { recursive: true });
			writeFileSync(temporary, content);
			const file = join(folder, name);
			try {
				renameSync(temporary, file);
			} catch (error) {
				if (!isAbsence(error)) throw error;
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
		// One call a page: names are whole already, and need no joining.
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
			if (!isAbsence(error)) return;
		}
	}
}

const isAbsence = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
