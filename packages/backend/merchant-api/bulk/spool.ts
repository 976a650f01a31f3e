import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Maximum size of a bulk call in bytes. */
const LARGEST = 512 * 1024 * 1024;

export interface Spool extends AsyncDisposable {
	/** Number of non-empty lines; more than `most` are counted as `most + 1`. */
	readonly lines: number;
	readonly isTooLarge: boolean;
	read(): Readable;
}

/**
 * Writes the request body to a temporary file before any row is processed. So a slow client does not hold a transaction, an incomplete body
 * changes nothing, and the rows are counted first.
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
