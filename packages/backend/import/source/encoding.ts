import { FeedError } from './feed-error.ts';
import { unpack } from './unpack.ts';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1250', 'windows-1252', 'iso-8859-2'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Number of bytes to examine: non-ASCII letters may occur late. */
const SAMPLE = 32 * 1024 * 1024;
const BYTE_ORDER_MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
	['utf-8', [0xef, 0xbb, 0xbf]],
	['utf-16le', [0xff, 0xfe]],
	['utf-16be', [0xfe, 0xff]],
];

/**
 * Detects the encoding by a byte order mark or an XML declaration; else UTF-8 if the bytes are valid, else windows-1250, which is common in
 * Croatian programs on Windows.
 */
export async function detectEncoding(file: string): Promise<Encoding> {
	const { chunks } = await unpack(file);
	const decoder = new TextDecoder('utf-8', { fatal: true });
	let seen = 0;
	for await (const chunk of chunks) {
		if (seen === 0) {
			const detected = fromMark(chunk) ?? fromZeroBytes(chunk, file) ?? fromDeclaration(chunk);
			if (detected) return detected;
		}
		seen += chunk.length;
		if (!isDecoded(decoder, chunk)) return 'windows-1250';
		if (seen >= SAMPLE) break;
	}
	return 'utf-8';
}

const fromMark = (start: Buffer): Encoding | undefined => BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, place) => start[place] === byte))?.[0];

/**
 * UTF-16 without a byte order mark has a zero byte beside each ASCII letter. Any other zero bytes mean that the file is not text. Undefined
 * if there are none.
 */
function fromZeroBytes(start: Buffer, file: string): Encoding | undefined {
	const places = [...start.subarray(0, 1024)].flatMap((byte, place) => (byte === 0 ? [place] : []));
	if (places.length === 0) return undefined;
	const odd = places.filter((place) => place % 2 === 1).length;
	if (places.length > Math.min(start.length, 1024) / 4) {
		if (odd === places.length) return 'utf-16le';
		if (odd === 0) return 'utf-16be';
	}
	throw new FeedError(`${file} is not a text file: it contains zero bytes. Export the feed as CSV, XML or JSON lines.`);
}

function fromDeclaration(start: Buffer): Encoding | undefined {
	const name = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)/i.exec(start.subarray(0, 200).toString('latin1'))?.[1];
	return name === undefined ? undefined : parseEncoding(name);
}

/** Parses the name of an encoding (`cp1250`, `UTF8`); undefined if it is not supported. */
export function parseEncoding(name: string): Encoding | undefined {
	try {
		const { encoding } = new TextDecoder(name.replace(/^cp-?(\d+)$/i, 'windows-$1'));
		return ENCODINGS.find((known) => known === encoding);
	} catch {
		return undefined;
	}
}

function isDecoded(decoder: TextDecoder, chunk: Buffer): boolean {
	try {
		decoder.decode(chunk, { stream: true });
		return true;
	} catch {
		return false;
	}
}
