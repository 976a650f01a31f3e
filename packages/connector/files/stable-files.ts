import { setTimeout as wait } from 'node:timers/promises';
import type { FileEntry, FileStore } from './file-store.ts';

/** Names under which programs write before they rename. */
const UNFINISHED = /^[.~]|\.(tmp|temp|part|partial|filepart|crdownload|lock|swp)$/i;

interface Looking {
	/** Milliseconds between two looks. */
	readonly pause: number;
	/** Ending of the file that its writer adds when a file is complete, such as `.ok`. */
	readonly marker?: string | undefined;
}

/**
 * Files of a folder that are no longer being written, oldest first: their size and time are the same at two looks, or their marker is there. Empty files are not complete yet.
 */
export async function listStable(store: FileStore, folder: string, { pause, marker }: Looking): Promise<readonly FileEntry[]> {
	const all = await store.list(folder);
	const candidates = all.filter(({ name, bytes }) => bytes > 0 && !UNFINISHED.test(name) && (marker === undefined || !name.endsWith(marker)));
	if (candidates.length === 0) return [];
	const sorted = (files: readonly FileEntry[]) => files.toSorted((one, other) => one.modifiedAt - other.modifiedAt || (one.name < other.name ? -1 : 1));
	if (marker !== undefined) {
		const names = new Set(all.map(({ name }) => name));
		return sorted(candidates.filter(({ name }) => names.has(name + marker)));
	}
	await wait(pause);
	const later = new Map((await store.list(folder)).map((file) => [file.name, file]));
	return sorted(
		candidates.filter(({ name, bytes, modifiedAt }) => {
			const now = later.get(name);
			return now?.bytes === bytes && now.modifiedAt === modifiedAt;
		}),
	);
}
