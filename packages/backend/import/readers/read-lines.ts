import { LONGEST_ROW } from './raw-row.ts';

export interface NumberedLine {
	readonly number: number;
	/** Text without the line end. Null for a line longer than `LONGEST_ROW`, which is never held in memory as a whole. */
	readonly text: string | null;
}

/** Yields lines one at a time. Splits only at line feeds, because JSON texts can contain other line separators. */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<NumberedLine> {
	let number = 0;
	let rest: string | null = '';
	for await (const chunk of chunks) {
		const [first = '', ...others] = chunk.split('\n');
		rest = append(rest, first);
		for (const next of others) {
			number += 1;
			yield { number, text: withoutReturn(rest) };
			rest = append('', next);
		}
	}
	if (rest !== '') yield { number: number + 1, text: withoutReturn(rest) };
}

const append = (line: string | null, more: string): string | null => (line === null || line.length + more.length > LONGEST_ROW ? null : line + more);

const withoutReturn = (line: string | null): string | null => (line?.endsWith('\r') ? line.slice(0, -1) : line);
