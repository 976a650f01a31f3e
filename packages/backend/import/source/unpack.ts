import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { FeedError } from './feed-error.ts';

/** A gzipped feed unpacks to 5 to 40 times its size, a decompression bomb to 1,000 times. Small files are harmless. */
const HIGHEST_RATIO = 150;
const HARMLESS = 16 * 1024 * 1024;

export interface UnpackedFile {
	readonly chunks: AsyncIterable<Buffer>;
	/** File size in bytes. */
	readonly size: number;
	/** Bytes read so far. */
	readonly position: () => number;
}

/** Reads a plain or gzipped file. Throws a `FeedError` for other archives and for a decompression bomb. */
export async function unpack(file: string): Promise<UnpackedFile> {
	const { size } = await stat(file);
	const packing = packingOf(await readStart(file));
	if (packing !== 'gzip' && packing !== 'none') throw new FeedError(`${file} is ${packing}. Unpack it, save a sheet as CSV, and import that file.`);
	const source = createReadStream(file);
	const chunks = packing === 'gzip' ? gunzip(file, source) : source;
	return { chunks, size, position: () => source.bytesRead };
}

async function* gunzip(file: string, source: ReturnType<typeof createReadStream>): AsyncGenerator<Buffer> {
	const unpacked = source.pipe(createGunzip());
	source.on('error', (error) => unpacked.destroy(error));
	let bytes = 0;
	try {
		for await (const chunk of unpacked) {
			bytes += chunk.length;
			if (bytes > HARMLESS && bytes > source.bytesRead * HIGHEST_RATIO) {
				throw new FeedError(`${file} unpacks to more than ${HIGHEST_RATIO} times its size. Unpack it yourself if you trust it.`);
			}
			yield chunk;
		}
	} catch (error) {
		if (error instanceof FeedError || !isPackingError(error)) throw error;
		throw new FeedError(`${file} is a damaged gzip file (${error.message}). Transfer it again.`);
	} finally {
		source.destroy();
	}
}

const isPackingError = (error: unknown): error is Error => error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

async function readStart(file: string): Promise<Buffer> {
	await using handle = await open(file);
	const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
	return buffer.subarray(0, bytesRead);
}

const SIGNATURES: readonly (readonly [packing: string, bytes: readonly number[]])[] = [
	['gzip', [0x1f, 0x8b]],
	['a ZIP archive or an Excel workbook', [0x50, 0x4b, 0x03, 0x04]],
	['an old Excel workbook', [0xd0, 0xcf, 0x11, 0xe0]],
	['a 7z archive', [0x37, 0x7a, 0xbc, 0xaf]],
	['a RAR archive', [0x52, 0x61, 0x72, 0x21]],
	['a bzip2 archive', [0x42, 0x5a, 0x68]],
	['an xz archive', [0xfd, 0x37, 0x7a, 0x58]],
	['a Zstandard archive', [0x28, 0xb5, 0x2f, 0xfd]],
];

const packingOf = (start: Buffer): string => SIGNATURES.find(([, bytes]) => bytes.every((byte, place) => start[place] === byte))?.[0] ?? 'none';
