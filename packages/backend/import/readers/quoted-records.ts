import { LONGEST_ROW, TOO_LONG } from './raw-row.ts';
import { type NumberedLine, readLines } from './read-lines.ts';

/** Text of a CSV record, which may span several lines within quotes; or why it is invalid. */
export type CsvRecord = { readonly line: number; readonly text: string } | { readonly line: number; readonly reason: string };

const BROKEN = 'quotation marks do not match: double each one inside a quoted field (""), and close each quoted field';
/** Maximum number of lines per record, for example with a long description. */
const MOST_LINES = 2000;
/** After this many broken multi-line records, every line counts as a record, so that a file full of them does not take hours. */
const MOST_BROKEN = 50;

/**
 * Splits text into records at line ends outside quotes. If the quotes of a record do not match, only its first line is skipped; reading
 * continues with the next line. Quotes count only at the beginning of a field: `Zaslon 24.5" IPS` is text.
 */
export async function* readQuotedRecords(chunks: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRecord> {
	const lines = new LineQueue(readLines(chunks));
	let broken = 0;
	for (let first = await lines.take(); first !== undefined; first = await lines.take()) {
		if (first.text === null) {
			yield { line: first.number, reason: TOO_LONG };
			continue;
		}
		if (first.text.trim() === '') continue;
		const text = await takeRecord(lines, first.text, { delimiter, mostLines: broken < MOST_BROKEN ? MOST_LINES : 1 });
		if (text === null) broken += 1;
		yield text === null ? { line: first.number, reason: BROKEN } : { line: first.number, text };
	}
}

/** The record that starts with `first`; null if its quotes do not match: all further lines are then put back. */
async function takeRecord(lines: LineQueue, first: string, { delimiter, mostLines }: { delimiter: string; mostLines: number }): Promise<string | null> {
	const taken: NumberedLine[] = [];
	let text = first;
	let state = scanQuotes(first, delimiter, false);
	while (state === 'open') {
		const next = taken.length + 1 < mostLines && text.length <= LONGEST_ROW ? await lines.take() : undefined;
		if (next !== undefined) taken.push(next);
		if (next === undefined || next.text === null) state = 'broken';
		else {
			text += `\n${next.text}`;
			state = scanQuotes(next.text, delimiter, true);
		}
	}
	if (state === 'closed') return text;
	lines.putBack(taken);
	return null;
}

/** State after a line: `open` if it ends within quotes, `broken` if there is text after a closing quote. */
function scanQuotes(line: string, delimiter: string, isOpen: boolean): 'open' | 'closed' | 'broken' {
	let place = 0;
	if (!isOpen) {
		place = line[0] === '"' ? 1 : nextQuotedField(line, delimiter, 0);
		if (place === 0) return 'closed';
	}
	for (;;) {
		const end = closingQuote(line, place);
		if (end === -1) return 'open';
		const after = line.indexOf(delimiter, end + 1);
		if (line.slice(end + 1, after === -1 ? undefined : after).trim() !== '') return 'broken';
		if (after === -1) return 'closed';
		place = line[after + 1] === '"' ? after + 2 : nextQuotedField(line, delimiter, after + 1);
		if (place === 0) return 'closed';
	}
}

/** Position after the next quote that opens a field; 0 if there is none. */
function nextQuotedField(line: string, delimiter: string, from: number): number {
	const found = line.indexOf(`${delimiter}"`, from);
	return found === -1 ? 0 : found + 2;
}

function closingQuote(line: string, from: number): number {
	for (let place = line.indexOf('"', from); place !== -1; place = line.indexOf('"', place + 2)) if (line[place + 1] !== '"') return place;
	return -1;
}

/** Lines of a source, with a way to put lines back. */
class LineQueue {
	readonly #source: AsyncIterator<NumberedLine>;
	readonly #back: NumberedLine[] = [];

	constructor(source: AsyncGenerator<NumberedLine>) {
		this.#source = source;
	}

	async take(): Promise<NumberedLine | undefined> {
		const back = this.#back.pop();
		if (back !== undefined) return back;
		const { done, value } = await this.#source.next();
		return done ? undefined : value;
	}

	putBack(lines: NumberedLine[]): void {
		for (const line of lines.toReversed()) this.#back.push(line);
	}
}
