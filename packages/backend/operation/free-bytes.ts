import { statfs } from 'node:fs/promises';

/** Free bytes of the disk that a folder is on. */
export async function readFreeBytes(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder);
	return bavail * bsize;
}
