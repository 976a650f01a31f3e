import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { FeedError } from './feed-error.ts';

/** Reads a whole file. Throws a `FeedError` if it is no regular file. */
export async function readWholeFile(file: string): Promise<Buffer> {
	const found = await stat(file).catch(() => null);
	if (found === null) throw new FeedError(`${file} does not exist.`);
	requireRegularFile(file, found);
	return readFile(file);
}

/** Throws a `FeedError` for a pipe, a socket or a device: reading one may wait for ever or never end, and a feed is read twice. */
export function requireRegularFile(file: string, found: Stats): void {
	if (found.isFile()) return;
	throw new FeedError(`${file} is ${kindOf(found)}, not a file. Save its content as a file, and name that file.`);
}

function kindOf(found: Stats): string {
	if (found.isDirectory()) return 'a folder';
	if (found.isFIFO()) return 'a named pipe';
	return found.isSocket() ? 'a socket' : 'a device';
}
