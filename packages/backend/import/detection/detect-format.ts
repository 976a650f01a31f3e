import { isProductTable } from '../../merchant-api/product-table/index.ts';
import { ProductRow } from '../../merchant-api/schemas/product-row.ts';
import { GOOGLE, type RecognisedProgram, recogniseProgram } from '../formats/programs.ts';
import { FeedError } from '../source/feed-error.ts';
import { detectTable } from './detect-table.ts';
import { detectXml } from './detect-xml.ts';

/** File format and originating program of a feed. `rows` are rows of the merchant API, `table` is the table that the shop exports; `plain` needs a mapping. */
export type FeedFormat =
	| ({ readonly kind: 'xml'; readonly elements: readonly string[] } & XmlProfile)
	| ({
			readonly kind: 'csv';
			readonly delimiter: string;
			/** Records above the header. */
			readonly skip: number;
			/** Whether lines end with a carriage return alone. */
			readonly isReturnOnly: boolean;
	  } & CsvProfile)
	| { readonly kind: 'json'; readonly profile: 'rows' | 'plain' };

type XmlProfile = { readonly profile: 'plain' } | KnownProgram;

/** A program that a file of `formats/programs` describes. */
type KnownProgram = { readonly profile: 'program' } & RecognisedProgram;

type CsvProfile = { readonly profile: 'table' | 'plain' } | KnownProgram;

/** Detects the format from the beginning of a feed. Throws a `FeedError` if it is not a feed. */
export function detectFormat(start: string, delimiter?: string): FeedFormat {
	const text = start.trimStart();
	if (text === '') throw new FeedError('The file is empty.');
	if (/^<(!doctype\s+html|html)\b/i.test(text)) throw new FeedError('This is a web page, not a feed: the address may require a sign-in.');
	if (text.startsWith('<')) return { kind: 'xml', ...toXmlProfile(text) };
	if (text.startsWith('{')) return { kind: 'json', profile: isApiRow(text) ? 'rows' : 'plain' };
	if (text.startsWith('[')) throw new FeedError('This is a JSON list. Write one object per line instead (JSON lines), so that it can be streamed.');
	const isReturnOnly = !text.includes('\n') && text.includes('\r');
	const table = detectTable(text.replaceAll(/\r\n?/g, '\n'), delimiter);
	return { kind: 'csv', delimiter: table.delimiter, skip: table.skip, isReturnOnly, ...profileOf(table.header) };
}

function toXmlProfile(text: string): XmlProfile & { elements: readonly string[] } {
	const shape = detectXml(text);
	if (shape === null || GOOGLE.elements?.includes(shape.element))
		return { profile: 'program', program: GOOGLE, columns: new Map(), elements: GOOGLE.elements ?? [] };
	const known = recogniseProgram(shape.names, shape.element);
	return { elements: [shape.element], ...(known === null ? { profile: 'plain' } : { profile: 'program', ...known }) };
}

function profileOf(header: readonly string[]): CsvProfile {
	if (isProductTable(header)) return { profile: 'table' };
	const known = recogniseProgram(header);
	return known === null ? { profile: 'plain' } : { profile: 'program', ...known };
}

function isApiRow(text: string): boolean {
	try {
		const row: unknown = JSON.parse(text.split('\n', 1)[0] ?? '');
		if (typeof row !== 'object' || row === null || !('sku' in row)) return false;
		const names = Object.keys(row);
		const known = names.filter((name) => Object.hasOwn(ProductRow.properties, name));
		const isOfApi = 'category_path' in row || ('price' in row && typeof row.price === 'object') || ('stock' in row && typeof row.stock === 'object');
		// Other programs have such objects, too, beside fields that the API does not know.
		return isOfApi && known.length * 2 > names.length;
	} catch {
		return false;
	}
}
