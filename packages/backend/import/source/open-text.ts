import type { Encoding } from './encoding.ts';
import { unpack } from './unpack.ts';

export interface TextFile {
	/** Decoded text without byte order mark; invalid bytes become U+FFFD. */
	readonly chunks: AsyncIterable<string>;
	/** File size in bytes. */
	readonly size: number;
	/** Bytes read so far. */
	readonly position: () => number;
}

/** Opens a plain or gzipped file as text, in chunks. */
export async function openText(file: string, encoding: Encoding): Promise<TextFile> {
	const { chunks, size, position } = await unpack(file);
	return { chunks: decode(chunks, encoding), size, position };
}

async function* decode(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
	const decoder = new TextDecoder(encoding);
	for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
	yield decoder.decode();
}
