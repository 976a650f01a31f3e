import { type RawRow, TOO_LONG } from './raw-row.ts';
import { readLines } from './read-lines.ts';

/** One JSON object per line; empty lines are skipped. */
export async function* readJsonLines(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
	for await (const { number, text } of readLines(chunks)) {
		if (text === null) yield { ok: false, line: number, reason: TOO_LONG };
		else if (text.trim() !== '') yield parse(number, text);
	}
}

function parse(line: number, text: string): RawRow {
	try {
		const fields: unknown = JSON.parse(text);
		if (isObject(fields)) return { ok: true, line, fields };
		return { ok: false, line, reason: 'not a JSON object' };
	} catch {
		return { ok: false, line, reason: 'not a JSON object' };
	}
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
