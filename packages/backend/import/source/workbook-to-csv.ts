import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { FeedError } from './feed-error.ts';
import { readZip } from './read-zip.ts';

const MOST_ROWS = 200_000;
const MOST_COLUMNS = 2000;

/** Whether a file begins like a workbook of Excel 2007 or later, which is a ZIP archive. */
export const isWorkbook = (start: Buffer): boolean => start.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));

/** The first sheet of a workbook (XLSX) as CSV. Values are those of the cells, without formats: a date is its number. Throws a `FeedError` if it is no workbook. */
export function workbookToCsv(workbook: Buffer): string {
	const read = readZip(workbook);
	const sheet = read(findFirstSheet(read));
	if (sheet === null) throw new FeedError('This is a ZIP archive without a workbook (XLSX) in it. Unpack it, and import the file that it holds.');
	const shared = read('xl/sharedStrings.xml');
	const rows = readRows(sheet.toString('utf8'), shared === null ? [] : readShared(shared.toString('utf8')));
	const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
	return Papa.unparse(
		rows.map((row) => Array.from({ length: width }, (_, place) => row[place] ?? '')),
		{ delimiter: ';', newline: '\n' },
	);
}

/** Path of the first sheet: `sheet1.xml` unless the workbook names another file. */
function findFirstSheet(read: ReturnType<typeof readZip>): string {
	const usual = 'xl/worksheets/sheet1.xml';
	if (read(usual) !== null) return usual;
	const links = read('xl/_rels/workbook.xml.rels')?.toString('utf8') ?? '';
	let found: string | undefined;
	parse(links, {
		open: (name, attributes) => (found ??= name === 'Relationship' && attributes['Type']?.endsWith('/worksheet') ? attributes['Target'] : undefined),
	});
	return found === undefined ? usual : found.startsWith('/') ? found.slice(1) : `xl/${found}`;
}

interface Listener {
	readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
	readonly text?: (text: string) => void;
	readonly close?: (name: string) => void;
}

/** Reads XML. Document types are refused, and with them entities that could expand. */
function parse(xml: string, { open, text, close }: Listener): void {
	const parser = new SaxesParser();
	const fail = (): never => {
		throw new FeedError('The workbook holds XML that cannot be read. Save the sheet as CSV, and import that file.');
	};
	parser.on('error', fail);
	parser.on('doctype', fail);
	// Some programs write a prefix before each name.
	const local = (name: string) => name.slice(name.indexOf(':') + 1);
	parser.on('opentag', ({ name, attributes }) => open?.(local(name), attributes));
	parser.on('text', (part) => text?.(part));
	parser.on('closetag', ({ name }) => close?.(local(name)));
	if (xml !== '') parser.write(xml).close();
}

/** Texts that cells name by their number. The reading aid of a Japanese text (`rPh`) is no part of it. */
function readShared(xml: string): string[] {
	const texts: string[] = [];
	let text = '';
	let [isText, isAid] = [false, false];
	parse(xml, {
		open(name) {
			if (name === 'si') text = '';
			if (name === 'rPh') isAid = true;
			isText = name === 't' && !isAid;
		},
		text: (part) => {
			if (isText) text += part;
		},
		close(name) {
			if (name === 't') isText = false;
			if (name === 'rPh') isAid = false;
			if (name === 'si') texts.push(text);
		},
	});
	return texts;
}

function readRows(xml: string, shared: readonly string[]): string[][] {
	const rows: string[][] = [];
	let cell = { place: 0, type: '' };
	let [text, isValue] = ['', false];
	parse(xml, {
		open(name, attributes) {
			if (name === 'row') rows.push([]);
			if (rows.length > MOST_ROWS) throw new FeedError(`The sheet has more than ${MOST_ROWS} rows. Save it as CSV, and import that file.`);
			if (name === 'c') {
				cell = { place: toPlace(attributes['r']) ?? rows.at(-1)?.length ?? 0, type: attributes['t'] ?? 'n' };
				text = '';
			}
			isValue = name === 'v' || (name === 't' && cell.type === 'inlineStr');
		},
		text: (part) => {
			if (isValue) text += part;
		},
		close(name) {
			if (name === 'v' || name === 't') isValue = false;
			const row = rows.at(-1);
			if (name !== 'c' || row === undefined || cell.place >= MOST_COLUMNS) return;
			while (row.length < cell.place) row.push('');
			row[cell.place] = toValue(cell.type, text, shared);
		},
	});
	return rows;
}

/** Column of an address such as `AB12`, from 0. */
function toPlace(address: string | undefined): number | undefined {
	const letters = /^([A-Z]{1,3})\d/.exec(address ?? '')?.[1];
	return letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function toValue(type: string, text: string, shared: readonly string[]): string {
	if (type === 's') return shared[Number(text)] ?? '';
	if (type === 'b') return text === '1' ? 'da' : 'ne';
	if (type === 'e') return '';
	return type === 'n' ? toNumberText(text) : text;
}

/** Long numbers, such as a GTIN, without an exponent; fractions without the error of binary numbers (`12.9`, not `12.899999999999999`). */
function toNumberText(text: string): string {
	const number = Number(text);
	if (text.trim() === '' || !Number.isFinite(number)) return text;
	const rounded = Number(number.toPrecision(15));
	return Number.isSafeInteger(rounded) ? String(BigInt(rounded)) : String(rounded);
}
