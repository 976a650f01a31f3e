import { LONGEST_ROW, TOO_LONG } from './raw-row.ts';
import { type NumberedLine, readLines } from './read-lines.ts';

/** A record of a CSV as text, which may go over several lines within quotes; or why it is none. */
export type CsvRecord = { readonly line: number; readonly text: string } | { readonly line: number; readonly reason: string };

const BROKEN = 'quotation marks do not match: one within a quoted field is doubled (""), and each that opens a field closes it';
/** Lines of one record: a long description. */
const MOST_LINES = 2000;
/** After so many broken records that went over several lines each line is a record: a feed full of them takes no hours. */
const MOST_BROKEN = 50;

/**
 * Splits at line ends outside of quotes. A record whose quotes do not match costs its first line alone: reading goes on with the one after it. Quotes open a field only at
 * its beginning: `Zaslon 24.5" IPS` is text.
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

/** The record that begins with a line taken already; null where its quotes do not match, with all further lines put back. */
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

/** What a line that begins within quotes or not comes to: `open` if it ends within quotes, `broken` if something follows a closing quote. */
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

/** The place behind the next quote that opens a field; 0 for none. */
function nextQuotedField(line: string, delimiter: string, from: number): number {
	const found = line.indexOf(`${delimiter}"`, from);
	return found === -1 ? 0 : found + 2;
}

function closingQuote(line: string, from: number): number {
	for (let place = line.indexOf('"', from); place !== -1; place = line.indexOf('"', place + 2)) if (line[place + 1] !== '"') return place;
	return -1;
}

/** Lines to come, with those first that were put back. */
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
