import { readdir, rmdir, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Share of the maximum size that remains after trimming. */
const LEFT = 0.9;

/** Deletes the oldest files of a folder that exceeds `maximumBytes`, down to 90 % of it. */
export async function trimFolder(folder: string, maximumBytes: number): Promise<void> {
	const files = await filesIn(folder);
	let bytes = files.reduce((sum, { size }) => sum + size, 0);
	if (bytes <= maximumBytes) return;
	for (const { path, size } of files.sort((one, other) => one.writtenAt - other.writtenAt)) {
		if (bytes <= maximumBytes * LEFT) return;
		await unlink(path).catch(() => undefined);
		// Fails unless the folder is empty.
		await rmdir(dirname(path)).catch(() => undefined);
		bytes -= size;
	}
}

async function filesIn(folder: string) {
	const files: { path: string; size: number; writtenAt: number }[] = [];
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		const found = await stat(path).catch(() => null);
		if (found) files.push({ path, size: found.size, writtenAt: found.mtimeMs });
	}
	return files;
}
