import { detectFormat, type FeedFormat } from './detection/detect-format.ts';
import { expandGoogle, GOOGLE_MAPPING } from './formats/google.ts';
import { joinProgram } from './formats/join-program.ts';
import { readOwnTable } from './formats/own-table.ts';
import { renameColumns } from './formats/rename-columns.ts';
import { joinShopify, SHOPIFY_MAPPING } from './formats/shopify.ts';
import { joinWooCommerce, WOOCOMMERCE_MAPPING } from './formats/woocommerce.ts';
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
		mapping: format.profile === 'program' ? format.program.mapping : MAPPINGS[format.profile],
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

const MAPPINGS: Readonly<Record<Exclude<FeedFormat['profile'], 'program'>, MappingFile | null>> = {
	google: GOOGLE_MAPPING,
	shopify: SHOPIFY_MAPPING,
	woocommerce: WOOCOMMERCE_MAPPING,
	rows: null,
	table: null,
	plain: null,
};

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
			const read = (from: AsyncIterable<string>) => renameColumns(readCsv(format.isReturnOnly ? withLineFeeds(from) : from, format), format.columns);
			const rows = read(chunks);
			switch (format.profile) {
				case 'google':
					return expandGoogle(rows);
				case 'shopify':
					return joinShopify(rows);
				case 'woocommerce':
					return joinWooCommerce(rows);
				case 'program':
					return joinProgram(rows, format.program, () => read(again()));
				case 'table':
					return readOwnTable(rows);
				case 'plain':
					return rows;
			}
		}
	}
}

function toXmlRows(format: FeedFormat & { kind: 'xml' }, chunks: AsyncIterable<string>, again: Reread): AsyncIterable<RawRow> {
	const read = (from: AsyncIterable<string>) => readXml(from, new Set(format.elements));
	switch (format.profile) {
		case 'google':
			return expandGoogle(read(chunks));
		case 'program': {
			const { program, columns } = format;
			return joinProgram(renameColumns(read(chunks), columns), program, () => renameColumns(read(again()), columns));
		}
		case 'plain':
			return read(chunks);
	}
}
