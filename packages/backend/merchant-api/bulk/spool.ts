import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Bytes of one bulk call. */
const LARGEST = 512 * 1024 * 1024;

export interface Spool extends AsyncDisposable {
	/** Lines that are not blank; more than `most` are counted as `most + 1`. */
	readonly lines: number;
	readonly isTooLarge: boolean;
	read(): Readable;
}

/**
 * Keeps a request's body in a file before the first row is written: a slow sender holds no transaction, a body that does not come in time changes nothing, and rows are
 * counted before any is taken.
 */
export async function spool(body: Readable, most: number): Promise<Spool> {
	const folder = await mkdtemp(join(tmpdir(), 'bulk-'));
	const file = join(folder, 'rows');
	const remove = () => rm(folder, { recursive: true, force: true });
	try {
		let [lines, bytes, isBlank] = [0, 0, true];
		await using handle = await open(file, 'wx', 0o600);
		for await (const chunk of body) {
			const part: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
			bytes += part.length;
			if (bytes > LARGEST || lines > most) continue;
			for (const byte of part) {
				if (byte === 0x0a) isBlank = true;
				else if (isBlank && byte > 0x20) {
					isBlank = false;
					lines += 1;
				}
			}
			await handle.write(part);
		}
		return { lines, isTooLarge: bytes > LARGEST, read: () => createReadStream(file), [Symbol.asyncDispose]: remove };
	} catch (error) {
		await remove();
		throw error;
	}
}
