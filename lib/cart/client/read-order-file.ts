import { MOST_ORDER_LINES, type OrderLine, toOrderLines } from '../order-lines.ts';

/** Maximum file size in bytes; 500 lines take a few thousand. */
const LARGEST = 1024 * 1024;

/** Parses an uploaded CSV with commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1250; null if it is too large or not a CSV. */
export async function readOrderFile(file: File): Promise<readonly OrderLine[] | null> {
	if (file.size > LARGEST) return null;
	const [{ default: papa }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()]);
	const text = decode(new Uint8Array(bytes));
	if (text.includes('\u0000')) return null;
	const { data } = papa.parse<string[]>(text, { preview: 2 * MOST_ORDER_LINES, skipEmptyLines: 'greedy', delimitersToGuess: [';', ',', '\t'] });
	return toOrderLines(data);
}

function decode(bytes: Uint8Array): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1250').decode(bytes);
	}
}
