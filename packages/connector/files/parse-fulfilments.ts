import { createHash } from 'node:crypto';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import Papa from 'papaparse';
import type { FulfilmentChange, FulfilmentEvent } from '../engine.ts';
import type { FulfilmentWord } from './erp-files.ts';

type Row = Readonly<Record<string, string>>;
type Words = Readonly<Record<string, FulfilmentWord>>;

/** Columns and elements, in the languages of ERPs of the region; the first is the name of docs/connect.md. */
const NAMES = {
	number: ['number', 'order', 'order_number', 'broj', 'broj_narudzbe', 'narudzba', 'narocilo', 'st_narocila'],
	status: ['status', 'stanje'],
	carrier: ['carrier', 'prijevoznik', 'dostavljac', 'prevoznik'],
	tracking_code: ['tracking_code', 'tracking', 'tracking_number', 'broj_posiljke', 'st_posiljke'],
	tracking_url: ['tracking_url', 'link', 'poveznica'],
	sku: ['sku', 'sifra', 'sifra_artikla', 'artikl'],
	quantity: ['quantity', 'qty', 'kolicina', 'kol'],
	amount: ['amount', 'iznos', 'znesek'],
	reason: ['reason', 'razlog', 'napomena', 'opomba'],
} as const;
type Name = keyof typeof NAMES;

const ENGLISH: Words = Object.fromEntries(
	(['accepted', 'refused', 'shipped', 'ready_for_pickup', 'completed', 'cancelled', 'returned', 'refunded'] as const).map((word) => [word, word]),
);
const MOST_ROWS = 100_000;

/** What a file says about orders. `problems` are rows that could not be read, each with its number. */
export interface ParsedFulfilments {
	readonly events: readonly FulfilmentEvent[];
	readonly problems: readonly string[];
}

/**
 * Reads a CSV or XML of rows with an order number, a status and what belongs to it. Rows with the same number, status and tracking code are one event with several
 * lines. The id of an event is made of its content: a file that comes twice, or lists old rows again, gives the same events.
 */
export function parseFulfilments(text: string, words: Words = {}): ParsedFulfilments {
	const rows = text.trimStart().startsWith('<') ? readXml(text) : readCsv(text);
	if (rows.length > MOST_ROWS) throw new Error(`the file has more than ${MOST_ROWS} rows`);
	const known = { ...ENGLISH, ...words };
	const problems: string[] = [];
	const groups = new Map<string, { word: FulfilmentWord; rows: Row[] }>();
	for (const [index, row] of rows.entries()) {
		const status = row['status']?.toLowerCase().replaceAll(/[ -]/g, '_') ?? '';
		const word = Object.hasOwn(known, status) ? known[status] : undefined;
		if (!row['number'] || word === undefined) problems.push(`row ${index + 1}: ${row['number'] ? `unknown status ${status.slice(0, 40)}` : 'no order number'}`);
		else {
			const key = JSON.stringify([row['number'], word, row['tracking_code'] ?? '', word === 'refunded' ? row['amount'] : '']);
			const group = groups.get(key) ?? { word, rows: [] };
			group.rows.push(row);
			groups.set(key, group);
		}
	}
	const events: FulfilmentEvent[] = [];
	for (const { word, rows: ofEvent } of groups.values()) {
		const number = ofEvent[0]?.['number'] ?? '';
		const change = toChange(word, ofEvent);
		if (typeof change === 'string') problems.push(`order ${number.slice(0, 40)}: ${change}`);
		else if (change !== null)
			events.push({
				id: `file-${createHash('sha256')
					.update(JSON.stringify([number, change]))
					.digest('hex')}`,
				number,
				change,
			});
	}
	return { events, problems };
}

/** Null if nothing is to be done; a text says what is wrong. */
function toChange(word: FulfilmentWord, rows: readonly Row[]): FulfilmentChange | string | null {
	const [first = {}] = rows;
	const lines = rows.flatMap((row) => (row['sku'] ? [{ sku: row['sku'], quantity: toPieces(row['quantity']) }] : []));
	if (lines.some(({ quantity }) => quantity === null)) return 'a quantity is no whole number';
	const pieces = lines.flatMap(({ sku, quantity }) => (quantity === null ? [] : [{ sku, quantity }]));
	switch (word) {
		case 'accepted':
			return null;
		case 'refused':
			return { kind: 'refused', reason: first['reason'] ?? 'the ERP refuses the order' };
		case 'shipped':
			return {
				...{ kind: 'shipped', ...(pieces.length > 0 && { lines: pieces }) },
				...(first['carrier'] && { carrier: first['carrier'] }),
				...(first['tracking_code'] && { tracking_code: first['tracking_code'] }),
				...(first['tracking_url'] && { tracking_url: first['tracking_url'] }),
			};
		case 'cancelled':
			return { kind: 'cancelled', reason: first['reason'] ?? 'otkazano u ERP-u', ...(pieces.length > 0 && { lines: pieces }) };
		case 'returned':
			return pieces.length > 0 ? { kind: 'returned', lines: pieces } : 'a return names its pieces';
		case 'refunded': {
			const amount = toAmount(first['amount']);
			return amount === null ? 'the amount is missing or no number' : { kind: 'refunded', amount };
		}
		default:
			return { kind: word };
	}
}

/** `2`, `2,000` and `2.0` of an ERP are two pieces; one if there is none. */
function toPieces(text = ''): number | null {
	const match = /^(\d{1,7})(?:[.,]0{1,4})?$/.exec(text);
	return text === '' ? 1 : match ? Number(match[1]) : null;
}

/** `1.234,50 €`, `1234,5` and `1234.50` are the same amount. */
function toAmount(text = ''): string | null {
	const number = text.replace(/ ?(€|EUR)$/, '');
	const plain = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(number) ? number.replaceAll('.', '') : number;
	const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain);
	return match ? `${Number(match[1])}.${(match[2] ?? '').padEnd(2, '0')}` : null;
}

function readCsv(text: string): Row[] {
	const { data } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/, ''), {
		...{ header: true, skipEmptyLines: 'greedy', delimitersToGuess: [';', ',', '\t', '|'] },
		transformHeader: toName,
	});
	return data.map(toRow);
}

/** The elements that repeat below the root are the rows; attributes count as elements. */
function readXml(text: string): Row[] {
	if (/<!DOCTYPE/i.test(text)) throw new Error('XML with a document type is refused');
	const valid = XMLValidator.validate(text);
	if (valid !== true) throw new Error(`the XML is broken in line ${valid.err.line}: ${valid.err.msg}`);
	const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false, parseAttributeValue: false, isArray: () => true });
	const document: unknown = parser.parse(text);
	return rowsOf(document);
}

/** Objects that have an order number. */
function rowsOf(value: unknown): Row[] {
	if (Array.isArray(value)) return value.flatMap(rowsOf);
	if (typeof value !== 'object' || value === null) return [];
	const flat = Object.fromEntries(Object.entries(value).map(([name, part]) => [toName(name), textOf(part)]));
	return flat['number'] === undefined ? Object.values(value).flatMap(rowsOf) : [toRow(flat)];
}

const textOf = (value: unknown): string | undefined => {
	const first: unknown = Array.isArray(value) ? value[0] : value;
	return typeof first === 'string' ? first : undefined;
};

const BY_NAME: ReadonlyMap<string, Name> = new Map(Object.entries(NAMES).flatMap(([name, all]) => all.map((word) => [word, name as Name] as const)));

function toName(name: string): string {
	const plain = name
		.normalize('NFD')
		.replaceAll(/\p{Mn}/gu, '')
		.replaceAll('đ', 'd')
		.trim()
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '_');
	return BY_NAME.get(plain) ?? plain;
}

const toRow = (fields: Readonly<Record<string, string | undefined>>): Row =>
	Object.fromEntries(
		Object.keys(NAMES).flatMap((name) => {
			const value = fields[name]
				?.replaceAll(/\p{Cc}/gu, ' ')
				.trim()
				.slice(0, 1000);
			return value ? [[name, value]] : [];
		}),
	);
