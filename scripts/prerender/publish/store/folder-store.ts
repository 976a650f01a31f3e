import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FolderPlace, LocalStore } from './page-store.ts';
import { scratchIn } from './store-place.ts';

/**
 * Pages in a folder. A file is written to `owner`'s part of the scratch folder and then renamed into place, so that no half-written file is served. If
 * the file's folder is new or empty, a folder is renamed with the file in it. If the scratch folder is in another file system, such as another volume of
 * a container, one within the folder takes its place.
 */
export function openFolderStore({ folder, scratch }: Omit<FolderPlace, 'kind'>, owner: string): LocalStore {
	let own = join(scratch, owner);
	let count = 0;
	/** Whether the last file's folder was new. The next one's is assumed to be new, too: a build writes new pages one after another, and this saves a look. */
	let wasNew = false;

	function write(name: string, content: Uint8Array): void {
		const temporary = join(own, String(count++));
		if (count === 1) mkdirSync(own, { recursive: true });
		const file = join(folder, name);
		if (!wasNew && existsSync(dirname(file))) {
			writeFileSync(temporary, content);
			renameSync(temporary, file);
			return;
		}
		mkdirSync(temporary);
		const inFolder = join(temporary, basename(file));
		writeFileSync(inFolder, content);
		wasNew = moveFolder(temporary, dirname(file));
		if (wasNew) return;
		renameSync(inFolder, file);
		rmdirSync(temporary);
	}

	return {
		isLocal: true,
		write(name, content) {
			try {
				write(name, content);
			} catch (error) {
				const inside = join(scratchIn(folder), owner);
				if (!hasCode(error, 'EXDEV') || own === inside) throw error;
				rmSync(own, { recursive: true, force: true });
				own = inside;
				count = 0;
				write(name, content);
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
		// Called once per page: concatenation is much faster than path.join.
		sizeOf: (name) => statSync(folder + name, QUIETLY)?.size ?? null,
		remove(names) {
			for (const name of names) {
				rmSync(join(folder, name), { force: true });
				removeEmptyFolders(dirname(join(folder, name)), folder);
			}
		},
	};
}

/** Renames a folder. Returns false if the target exists instead: created here because its parent was missing, or meanwhile by another thread or machine. */
function moveFolder(from: string, to: string): boolean {
	try {
		renameSync(from, to);
		return true;
	} catch (error) {
		if (isMissing(error)) mkdirSync(to, { recursive: true });
		else if (!existsSync(to)) throw error;
		return false;
	}
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

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;

const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT');
