import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';

/** A row that was refused, or a field that was left out of an accepted row. */
export interface ReportLine {
	readonly file: string;
	/** Null if unknown. */
	readonly line: number | null;
	readonly sku: string | null;
	readonly field: string;
	readonly reason: string;
	readonly outcome: 'row refused' | 'field left out' | 'picture failed' | 'document failed';
}

const HEADER = ['file', 'line', 'sku', 'field', 'outcome', 'reason'];

/** CSV report of the errors in a feed, written during the import. The file is created with its first line. */
export class ReportFile {
	readonly #path: string;
	readonly #continues: boolean;
	#stream: WriteStream | undefined;
	#lines = 0;

	/** `continues`: appends to an existing file. */
	constructor(path: string, { continues = false } = {}) {
		this.#path = path;
		this.#continues = continues;
	}

	get lines(): number {
		return this.#lines;
	}

	async add({ file, line, sku, field, outcome, reason }: ReportLine): Promise<void> {
		this.#stream ??= await open(this.#path, this.#continues);
		this.#lines += 1;
		const isTaken = this.#stream.write(toCsv([file, line === null ? '' : String(line), sku ?? '', field, outcome, reason]));
		if (!isTaken) await once(this.#stream, 'drain');
	}

	async [Symbol.asyncDispose](): Promise<void> {
		const stream = this.#stream;
		if (stream === undefined) return;
		stream.end();
		await once(stream, 'close');
	}
}

async function open(path: string, continues: boolean): Promise<WriteStream> {
	const stream = createWriteStream(path, { flags: continues ? 'a' : 'w' });
	await once(stream, 'open');
	if (!continues) stream.write(`\ufeff${toCsv(HEADER)}`);
	return stream;
}

const LONGEST = 500;

/** Escapes cells that a spreadsheet would run as a formula, because the report quotes texts of the feed. */
const toCsv = (cells: readonly string[]): string =>
	`${cells
		.map((cell) => cell.slice(0, LONGEST).replaceAll(/\s+/g, ' '))
		.map((cell) => (/^[=+\-@]/.test(cell) && !/^-?\d+$/.test(cell) ? `'${cell}` : cell))
		.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
		.join(',')}\n`;
