import type { Encoding } from './encoding.ts';
import { unpack } from './unpack.ts';

export interface TextFile {
	/** Decoded, without the byte order mark; what the encoding does not have comes as U+FFFD. */
	readonly chunks: AsyncIterable<string>;
	/** Bytes on disk. */
	readonly size: number;
	/** Of these, read so far. */
	readonly position: () => number;
}

/** A plain or gzipped file as text, chunk by chunk. */
export async function openText(file: string, encoding: Encoding): Promise<TextFile> {
	const { chunks, size, position } = await unpack(file);
	return { chunks: decode(chunks, encoding), size, position };
}

async function* decode(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
	const decoder = new TextDecoder(encoding);
	for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
	yield decoder.decode();
}
