import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

const GZIP = [0x1f, 0x8b];
const BYTE_ORDER_MARK = /^\ufeff/;

/** Characters of one line. A product takes some thousands; a small gzip may hold a line of gigabytes. */
export const LONGEST_LINE = 4 * 1024 * 1024;

interface NumberedLine {
	number: number;
	/** Null for a line longer than LONGEST_LINE, which is never held as a whole. */
	text: string | null;
}

/** Lines of a plain or gzipped file, one at a time; empty ones are no lines. */
export async function* readLines(file: string): AsyncGenerator<NumberedLine> {
	const source = createReadStream(file);
	const stream = (await isGzip(file)) ? source.pipe(createGunzip()) : source;
	source.on('error', (error) => stream.destroy(error));
	let number = 0;
	for await (const text of splitLines(stream.setEncoding('utf8'))) {
		number += 1;
		if (text === null) yield { number, text };
		else if (text.trim() !== '') yield { number, text: number === 1 ? text.replace(BYTE_ORDER_MARK, '') : text };
	}
}

/** At line feeds alone: a text of JSON may hold the other signs that end a line. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string | null> {
	let rest: string | null = '';
	for await (const chunk of chunks) {
		const [first = '', ...others] = chunk.split('\n');
		rest = append(rest, first);
		for (const next of others) {
			yield rest;
			rest = append('', next);
		}
	}
	yield rest;
}

const append = (line: string | null, more: string): string | null => (line === null || line.length + more.length > LONGEST_LINE ? null : line + more);

async function isGzip(file: string): Promise<boolean> {
	const handle = await open(file);
	const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
	await handle.close();
	return bytesRead === 2 && GZIP.every((byte, index) => buffer[index] === byte);
}
