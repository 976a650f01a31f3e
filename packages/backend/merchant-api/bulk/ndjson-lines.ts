import type { Readable } from 'node:stream';

/** Maximum line length in bytes; longer lines are skipped and never held in memory as a whole. */
const LONGEST_LINE = 1024 * 1024;

const NEWLINE = 0x0a;

/** Non-empty lines of a stream; null for a line that is too long. Holds one line at a time. */
export async function* readNdjsonLines(stream: Readable): AsyncGenerator<string | null> {
	let parts: Buffer[] = [];
	let length = 0;
	const take = (): string | null | undefined => {
		const line = length > LONGEST_LINE ? null : Buffer.concat(parts).toString('utf8').trim();
		parts = [];
		length = 0;
		return line === '' ? undefined : line;
	};
	for await (const chunk of stream) {
		let rest: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
		for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
			length += end;
			if (length <= LONGEST_LINE) parts.push(rest.subarray(0, end));
			const line = take();
			if (line !== undefined) yield line;
			rest = rest.subarray(end + 1);
		}
		length += rest.length;
		if (length <= LONGEST_LINE) parts.push(rest);
		else parts = [];
	}
	const last = take();
	if (last !== undefined) yield last;
}
