import { detectFormat, type FeedFormat } from './detection/detect-format.ts';
import { joinProgram } from './formats/join-program.ts';
import { readOwnTable } from './formats/own-table.ts';
import type { ProgramFormat } from './formats/program-format.ts';
import { byHeader, byWords, renameColumns } from './formats/rename-columns.ts';
import type { MappingFile } from './mapping/mapping-file.ts';
import type { RawRow } from './readers/raw-row.ts';
import { readCsv } from './readers/read-csv.ts';
import { readJsonLines } from './readers/read-json-lines.ts';
import { readXml } from './readers/read-xml.ts';
import { detectEncoding, type Encoding } from './source/encoding.ts';
import { openText } from './source/open-text.ts';

export interface Feed {
	readonly file: string;
	readonly format: FeedFormat;
	readonly encoding: Encoding;
	/** Mapping of a known format; null if it needs a mapping file. */
	readonly mapping: MappingFile | null;
	/** Opens the feed at its beginning. */
	open(): Promise<OpenFeed>;
}

interface OpenFeed {
	readonly rows: AsyncIterable<RawRow>;
	/** Share of the file that was read, 0 to 1. */
	readonly progress: () => number;
}

export interface FeedOptions {
	readonly encoding?: Encoding | undefined;
	readonly delimiter?: string | undefined;
}

/** Number of characters from which the format is detected. */
const START = 256 * 1024;

/** Detects the encoding and format of a file. Throws a `FeedError` with the reason if it is not a feed. */
export async function openFeed(file: string, options: FeedOptions = {}): Promise<Feed> {
	const encoding = options.encoding ?? (await detectEncoding(file));
	const format = detectFormat(await readStart(file, encoding), options.delimiter);
	return {
		file,
		format,
		encoding,
		mapping: format.profile === 'program' ? format.program.mapping : null,
		async open() {
			const { chunks, size, position } = await openText(file, encoding);
			const again = () => reread(file, encoding);
			return { rows: toRows(format, chunks, again), progress: () => (size === 0 ? 1 : position() / size) };
		},
	};
}

/** Text of a file from its beginning, opened when it is read. */
async function* reread(file: string, encoding: Encoding): AsyncGenerator<string> {
	yield* (await openText(file, encoding)).chunks;
}

async function readStart(file: string, encoding: Encoding): Promise<string> {
	const { chunks } = await openText(file, encoding);
	let start = '';
	for await (const chunk of chunks) {
		start += chunk;
		if (start.length >= START) break;
	}
	return start.replace(/^\ufeff/, '');
}

async function* withLineFeeds(chunks: AsyncIterable<string>): AsyncGenerator<string> {
	for await (const chunk of chunks) yield chunk.replaceAll('\r', '\n');
}

type Reread = () => AsyncIterable<string>;

function toRows(format: FeedFormat, chunks: AsyncIterable<string>, again: Reread): AsyncIterable<RawRow> {
	switch (format.kind) {
		case 'xml':
			return toXmlRows(format, chunks, again);
		case 'json':
			return readJsonLines(chunks);
		case 'csv': {
			const read = (from: AsyncIterable<string>) => readCsv(format.isReturnOnly ? withLineFeeds(from) : from, format);
			if (format.profile === 'program') return joinAs(format.program, (from) => renameColumns(read(from), byHeader(format.columns)), chunks, again);
			return format.profile === 'table' ? readOwnTable(read(chunks)) : read(chunks);
		}
	}
}

function toXmlRows(format: FeedFormat & { kind: 'xml' }, chunks: AsyncIterable<string>, again: Reread): AsyncIterable<RawRow> {
	const read = (from: AsyncIterable<string>) => readXml(from, new Set(format.elements));
	if (format.profile === 'plain') return read(chunks);
	return joinAs(format.program, (from) => renameColumns(read(from), byWords(format.program.columns)), chunks, again);
}

const joinAs = (
	program: ProgramFormat,
	read: (from: AsyncIterable<string>) => AsyncIterable<RawRow>,
	chunks: AsyncIterable<string>,
	again: Reread,
): AsyncIterable<RawRow> => joinProgram(read(chunks), program, () => read(again()));
